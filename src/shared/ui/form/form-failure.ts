import { ApiError, isUncertain, failureReason } from '../../api/api-error.ts'
import { ownValue } from '../../lib/values/own-value.ts'
import type { FieldProblem } from '#openapi/generated/model/fieldProblem.ts'

/** A form's texts for a failed save. */
export interface FailureTexts {
  /** Shown when the server sent no message. */
  failureText: string | ((error: unknown) => string)
  /** Shown when the edited record no longer exists. */
  goneText?: string
  /** Where to check whether it was saved, when there was no answer. */
  whereToLook?: string
  /** Shows the server's message below `failureText` instead of replacing it. */
  keepsText?: boolean
  /** Shows `failureText` alone, unless there was no answer. */
  hidesServerMessage?: boolean
  /** Replacements for messages of the server. */
  reworded?: Readonly<Record<string, string>>
  /** The field of a conflict, such as a duplicate code, if the server does not name it. */
  conflictField?: string
  /** Maps a path of the request body to the form's field, if their names differ. */
  fieldOf?: (path: string) => string | undefined
}

/** A failed save: the message above the fields, and the messages at them. */
export interface FormFailure {
  text: string
  /** A second sentence with the reason and what to do. */
  reason: string | undefined
  fields: FieldErrors
}

/** Describes a failed save; `labelOf` returns a field's label. */
export function formFailure(
  error: unknown,
  values: object,
  texts: FailureTexts,
  labelOf: (field: string) => string,
): FormFailure {
  const { failureText, goneText, whereToLook, keepsText = false, hidesServerMessage = false } = texts
  const usual = typeof failureText === 'string' ? failureText : failureText(error)
  const isAnswered = error instanceof ApiError && error.kind === 'status'
  if (isAnswered && error.status === 404 && goneText !== undefined)
    return keepsText ? { text: usual, reason: goneText, fields: {} } : { text: goneText, reason: undefined, fields: {} }

  const fields = isAnswered ? fieldsOf(error, values, texts) : {}
  const names = inFormOrder(Object.keys(fields), values).map(labelOf)
  const toCheck = names.length > 0 ? `Please check: ${names.join(', ')}.` : undefined
  if (hidesServerMessage && isAnswered && !error.isUncertain) return { text: usual, reason: toCheck, fields }
  const reason = failureReason(error, whereToLook)
  const isOwn = keepsText || hidesServerMessage
  if (!isAnswered || error.serverMessage === undefined || isOwn || isAtField(error.serverMessage, fields))
    return { text: usual, reason: toCheck ?? reason, fields }
  return { text: ownValue(texts.reworded ?? {}, error.serverMessage) ?? reason ?? usual, reason: toCheck, fields }
}

/** The fields as the form's values list them, whatever the order of the server's errors. */
function inFormOrder(fields: string[], values: object): string[] {
  const order = Object.keys(values)
  const placeOf = (field: string) => order.indexOf(field.split('.', 1).join())
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The record was deleted before the save. */
export function goneFailure({ failureText, goneText }: FailureTexts): FormFailure {
  const text = goneText ?? (typeof failureText === 'string' ? failureText : failureText(undefined))
  return { text, reason: undefined, fields: {} }
}

/** The record could not be looked for before the save, so that nothing was sent; `unchecked` is what is not known. */
export function uncheckedFailure(error: unknown, texts: FailureTexts, unchecked: string): FormFailure {
  if (error instanceof ApiError && error.status === 404) return goneFailure(texts)
  const { failureText } = texts
  const text = typeof failureText === 'string' ? failureText : failureText(error)
  if (error instanceof ApiError && error.kind === 'offline') return { text, reason: failureReason(error), fields: {} }
  const unsent = `Nothing was sent, since we could not look whether ${unchecked}.`
  return { text, reason: [failureReason(error), unsent].filter(Boolean).join(' '), fields: {} }
}

/** Whether a field shows the server's message already; servers often start it with the field's path. */
function isAtField(serverMessage: string, fields: FieldErrors): boolean {
  return Object.values(fields).some((text) => serverMessage === text || serverMessage.endsWith(`: ${text}`))
}

function fieldsOf(error: ApiError, values: object, { conflictField, fieldOf }: FailureTexts): FieldErrors {
  const problems = error.errors.map(({ path, message }) => ({ path: fieldOf?.(path) ?? path, message }))
  const errors = serverErrors(values, problems)
  const isNamed = Object.keys(errors).length > 0
  if (isNamed || error.status !== 409 || conflictField === undefined || error.serverMessage === undefined) return errors
  return { [conflictField]: error.serverMessage }
}

/** Error messages by field path: `name`, `variants.0.inventory.total_quantity`. */
export type FieldErrors = Record<string, string>

/**
 * The server's errors by field, for a form shaped like the request body. `body.variants[0].size` is the field
 * `variants.0.size`; an error inside a field's value, such as a map, belongs to that field. Others are dropped.
 */
export function serverErrors(values: object, problems: readonly FieldProblem[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of problems) {
    const field = formFieldOf(values, path)
    if (field !== null) errors[field] ??= message
  }
  return errors
}

function formFieldOf(values: object, path: string): string | null {
  const steps = path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split(/[./]/)
    .filter(Boolean)
  if (steps[0] === 'body') steps.shift()
  const taken: string[] = []
  let value: unknown = values
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) break
    value = Object.entries(value).find(([name]) => name === step)?.[1]
    if (value === undefined) return null
    taken.push(step)
  }
  return typeof value === 'object' ? null : taken.join('.')
}

/**
 * The text for a failed write: that it failed, or, if it may have succeeded, that `done` is uncertain, since trying
 * again could do it twice.
 */
export function outcomeText(failed: string, done: string): (error: unknown) => string {
  return (error) => (isUncertain(error) ? `We do not know whether ${done}.` : `${failed} Please try again.`)
}
