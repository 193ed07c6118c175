import { ApiError } from '#src/shared/api/api-error.ts'

/** What the alert says: the server's own words, 'Order failed!' where it has none, and another text where no answer came. */
export function failureText(error: unknown): string {
  if (error instanceof ApiError && error.kind === 'status') return error.serverMessage ?? 'Order failed!'
  return 'Something went wrong. Please try again.'
}
