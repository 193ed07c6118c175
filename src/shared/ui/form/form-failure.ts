import { ApiError } from '../../api/api-error.ts'
import { get } from 'react-hook-form'
import { failureReason } from '../../api/failure-reason.ts'
import { type Faults, serverFaults } from './server-faults.ts'

/** What a form says of itself when a save fails. */
export interface FailureTexts {
  /** Said when the server gave no words of its own. */
  failureText: string | ((error: unknown) => string)
  /** Said instead when the server no longer knows what is edited. */
  goneText?: string
  /** Where to see whether it was saved after all, when no answer tells. */
  whereToLook?: string
  /** The server's words stand below `failureText`, not in its place. */
  keepsText?: boolean
  /** The server's sentences that a person should read in other words. */
  reworded?: Readonly<Record<string, string>>
  /** The field that a conflict is about, such as a code that is taken: the server need not name it. */
  conflictField?: string
  /** The form's field for a path of the request body, where the two are named differently. */
  fieldOf?: (path: string) => string | undefined
}

/** A save that failed: what is said above the fields, and what is said at them. */
export interface FormFailure {
  text: string
  /** A second sentence: why, and what to do. */
  reason: string | undefined
  fields: Faults
}

/** Puts a failed save into words; `labelOf` gives the name of a field as the form shows it. */
export function formFailure(
  error: unknown,
  values: object,
  texts: FailureTexts,
  labelOf: (field: string) => string,
): FormFailure {
  const { failureText, goneText, whereToLook, keepsText = false } = texts
  const own = typeof failureText === 'string' ? failureText : failureText(error)
  const isAnswered = error instanceof ApiError && error.kind === 'status'
  if (isAnswered && error.status === 404 && goneText !== undefined)
    return { text: goneText, reason: undefined, fields: {} }

  const fields = isAnswered ? fieldsOf(error, values, texts) : {}
  const names = Object.keys(fields).map(labelOf)
  if (names.length > 0) return { text: own, reason: `Please check: ${names.join(', ')}.`, fields }

  const reason = failureReason(error, whereToLook)
  if (!isAnswered || error.serverMessage === undefined || keepsText) return { text: own, reason, fields }
  return { text: texts.reworded?.[error.serverMessage] ?? reason ?? own, reason: undefined, fields }
}

function fieldsOf(error: ApiError, values: object, { conflictField, fieldOf }: FailureTexts): Faults {
  const errors = error.errors.map(({ path, message }) => ({ path: fieldOf?.(path) ?? path, message }))
  const faults = serverFaults(values, errors)
  for (const field of Object.keys(faults)) if (get(values, field) === '') faults[field] = 'Please fill this in.'
  const isNamed = Object.keys(faults).length > 0
  if (isNamed || error.status !== 409 || conflictField === undefined || error.serverMessage === undefined) return faults
  return { [conflictField]: error.serverMessage }
}
