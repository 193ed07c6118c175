import { type FieldValues, get, set } from 'react-hook-form'
import { formatDate } from '../../lib/time/dates.ts'

/** A field that this person and a colleague changed to different values, until the form is saved. */
export interface EditConflict {
  field: string
  label: string
  /** The type of the field's control, such as `date`. */
  type: string
  /** What both had seen before. */
  seen: unknown
  theirs: unknown
  /** What this person had typed. */
  yours: unknown
  /** Whether this person has chosen their own value. */
  isYoursChosen: boolean
}

/** What was chosen, given the field's value: typing another value is a choice too. */
export function choiceOf(
  { theirs, yours, isYoursChosen }: EditConflict,
  value: unknown,
): 'theirs' | 'yours' | undefined {
  if (value === theirs) return 'theirs'
  return isYoursChosen || value !== yours ? 'yours' : undefined
}

/** What a form was typed on, for its draft. An undecided field has the value that both had seen, so that it is asked again. */
export function basisOf<Values extends FieldValues>(
  saved: Values,
  values: Values,
  conflicts: readonly EditConflict[],
): Values {
  const undecided = conflicts.filter((conflict) => choiceOf(conflict, get(values, conflict.field)) === undefined)
  if (undecided.length === 0) return saved
  const copy = structuredClone(saved)
  for (const { field, seen } of undecided) set(copy, field, seen)
  return copy
}

/** A value of the field in plain words. */
export function conflictWords({ type }: Pick<EditConflict, 'type'>, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Ticked' : 'Not ticked'
  const text = typeof value === 'string' ? value.trim() : ''
  if (text === '') return 'Empty'
  return type === 'date' && /^\d{4}-\d\d-\d\d$/.test(text) ? formatDate(text) : text
}
