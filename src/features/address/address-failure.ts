import { ApiError } from '#src/shared/api/api-error.ts'
import { addressField } from '#src/shared/lib/address.ts'

/** A save that failed, in the words and with the fields of the address form. */
export function saveFailure(cause: unknown): ApiError {
  const error = cause instanceof ApiError ? cause : new ApiError('network', '', { cause })
  const message = error.kind === 'status' ? 'Failed to save address' : 'Error saving address. Please try again.'
  const errors = error.errors.flatMap((fault) => {
    const field = addressField(fault.path)
    return field === undefined ? [] : [{ path: field, message: fault.message }]
  })
  return new ApiError(error.kind, message, { status: error.status, body: { message, errors }, cause })
}

/** Why it failed, where somebody said so. */
export function saveReason(cause: unknown): string | undefined {
  if (!(cause instanceof ApiError)) return undefined
  return cause.kind === 'offline' ? cause.message : cause.serverMessage
}
