import { ApiError } from '#src/shared/api/api-error.ts'

/** What is said of an address that was not saved: one sentence where the shop refused it, another where no answer came. */
export function saveFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.kind === 'status'
  return isRefused ? 'Failed to save address' : 'Error saving address. Please try again.'
}
