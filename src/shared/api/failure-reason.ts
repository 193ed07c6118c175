import { ApiError } from './api-error.ts'

const lookFirst = 'Please reload the page and look before you try again.'

/**
 * Why a call failed: the server's message, or why there was no answer. If a write may have succeeded anyway it says so,
 * and where to check. Undefined when nothing more is known.
 */
export function failureReason(error: unknown, whereToLook = lookFirst): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const said = error.kind === 'status' ? withFieldName(error) : error.message
  if (!error.isUncertain) return said
  return [said, 'It may have gone through anyway.', whereToLook].filter(Boolean).join(' ')
}

/** The readable name of a field: `body.address.zip_code` is "Zip code". */
export function fieldName(path: string): string {
  const last = path.split(/[./[\]]/).findLast((step) => step !== '' && !/^\d+$/.test(step)) ?? path
  const words = last.replaceAll('_', ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}

/** Servers start a field's message with its path; this replaces it by the field's name. */
function withFieldName({ serverMessage, errors: [first] }: ApiError): string | undefined {
  return first && serverMessage === `${first.path}: ${first.message}`
    ? `${fieldName(first.path)}: ${first.message}`
    : serverMessage
}
