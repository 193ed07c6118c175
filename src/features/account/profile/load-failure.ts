import { ApiError } from '#src/shared/api/api-error.ts'

/** What is said when the profile could not be loaded: that the server refused, where it did, and in any case to try again. */
export function loadFailure(error: unknown): { title?: string; text: string } {
  const text = 'Error loading profile. Please try again later.'
  const isRefused = error instanceof ApiError && error.kind === 'status'
  return isRefused ? { title: 'Failed to fetch profile data', text } : { text }
}
