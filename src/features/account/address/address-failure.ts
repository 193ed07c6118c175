import { ApiError } from '#src/shared/api/api-error.ts'

/** The message for an address that was not saved; it differs for a refusal and for a missing answer. */
export function saveFailure(error: unknown): string {
  const isRefused = error instanceof ApiError && error.kind === 'status'
  return isRefused ? 'Failed to save address' : 'Error saving address. Please try again.'
}
