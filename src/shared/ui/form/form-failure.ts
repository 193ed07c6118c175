import { ApiError } from '../../api/api-error.ts'
import { type Faults, serverFaults } from './server-faults.ts'

/** What a form says of itself when a save fails. */
export interface FailureTexts {
  /** Said when the server gave no words of its own. */
  failureText: string
  /** Said instead when the server no longer knows what is edited. */
  goneText?: string
}

/** Why a save failed: the server's words, unless the form knows better ones. */
export function failureWords(error: unknown, { failureText, goneText }: FailureTexts): string {
  if (!(error instanceof ApiError)) return failureText
  if (error.status === 404 && goneText !== undefined) return goneText
  // The field at fault is marked: a person needs no path to it.
  const path = error.errors[0]?.path
  return error.serverMessage?.replace(`${path}: `, '') ?? failureText
}

/** What the server found wrong, by field; a conflict about which it names no field belongs to `conflictField`. */
export function failureFaults(error: unknown, values: object, conflictField?: string): Faults {
  if (!(error instanceof ApiError)) return {}
  const faults = serverFaults(values, error.errors)
  const isNamed = Object.keys(faults).length > 0
  if (isNamed || error.status !== 409 || conflictField === undefined || error.serverMessage === undefined) return faults
  return { [conflictField]: error.serverMessage }
}
