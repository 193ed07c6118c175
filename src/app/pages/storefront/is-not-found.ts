import { ApiError } from '#src/shared/api/api-error.ts'

/** Whether the host said that there is no such thing, rather than that it could not answer. */
export function isNotFound(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 404
}
