import { ApiError } from '#src/shared/api/api-error.ts'

/** Whether the call failed with 404, not for another reason. */
export function isNotFound(cause: unknown): boolean {
  return cause instanceof ApiError && cause.status === 404
}
