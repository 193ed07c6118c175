import { ApiError } from '#src/shared/api/api-error.ts'

/** Whether the server answered that there is no such record, rather than failing to answer. */
export function isNotFound(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 404
}
