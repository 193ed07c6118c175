import { ApiError } from '#src/shared/api/api-error.ts'
import { type AddressValues, addressField } from '#src/shared/lib/address.ts'

/** Said when no answer tells why. */
export const unansweredText = 'Error saving address. Please try again.'

/** A save that failed, in the words and with the fields of the address form; `values` are those that were sent. */
export function saveFailure(cause: unknown, values: AddressValues): ApiError {
  const error = cause instanceof ApiError ? cause : new ApiError('network', '', { cause })
  const message = error.kind === 'status' ? 'Failed to save address' : unansweredText
  const errors = error.errors.flatMap((fault) => {
    const field = addressField(fault.path)
    if (field === undefined) return []
    // Of an empty field a machine says more than a person needs.
    return [{ path: field, message: values[field] === '' ? 'Please fill this in' : fault.message }]
  })
  return new ApiError(error.kind, message, { status: error.status, body: { message, errors }, cause })
}

/** Why it failed, where somebody said so and no field says it better. */
export function saveReason(cause: unknown): string | undefined {
  if (!(cause instanceof ApiError) || cause.errors.some(({ path }) => addressField(path) !== undefined))
    return undefined
  return cause.kind === 'offline' ? cause.message : cause.serverMessage
}
