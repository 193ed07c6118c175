import { ApiError } from '#src/shared/api/api-error.ts'

/** The message when the profile could not be loaded, with the server's reason if it gave one. */
export function loadFailure(error: unknown): { title?: string; text: string } {
  const text = 'Error loading profile. Please try again later.'
  const isRefused = error instanceof ApiError && error.kind === 'status'
  return isRefused ? { title: 'Failed to fetch profile data', text } : { text }
}
