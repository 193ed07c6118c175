import type { FieldValues, Path } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { FailureTexts } from './form-failure.ts'
import type { IsSameValue } from './merge-values.ts'

/** The result of a successful save. */
export interface SaveResult<Values> {
  /** The form's new values, which count as unchanged. */
  resetTo: Values
  /** What the server now has, if it is not what the form shows next. */
  atServer?: Values
  /** Runs after the save; skipped when the person is leaving for another page. */
  next?: () => void
  /** The form is about to disappear, so further submits are ignored. */
  closesForm?: true
}

/** The definition of one form. */
export interface EditFormOptions<Values extends FieldValues> extends FailureTexts {
  /** The key of the draft in this tab. */
  draft?: string
  /** Fields that no draft holds, such as passwords. */
  secret?: readonly Path<Values>[]
  /** Initial values. */
  initial: Values
  /**
   * The record as it was last loaded. The form shows it, unless it is from the last save or from before it; what was
   * typed stays.
   */
  loaded?: Values
  /** Checked before sending. */
  rules?: ZodMiniType<Values>
  /**
   * Reads the record as it is now, before each save, so that the save overwrites nothing that others saved; null if it
   * was deleted. Omitted by forms that create.
   */
  latest?: () => Promise<Values | null>
  /** Whether the record is known to be deleted: what others had changed in it before no longer matters. */
  isGone?: boolean
  /**
   * Of a form that creates: looks for the record that a save of these values has made, and resolves to what that save
   * would have; undefined without one. Asked before a save that follows one whose outcome is not known.
   */
  find?: (sent: Values) => Promise<SaveResult<Values> | undefined>
  /** Whether two values of a field are the same to the server; by default texts are, apart from spaces around them. */
  isSameValue?: IsSameValue
  /** Sends the values; `before` are those that count as unchanged. Errors it throws show in the form, and typed values stay. */
  save: (values: Values, before: Values) => Promise<SaveResult<Values>>
  conflictField?: Path<Values>
  /** For a log, a toast or an alert in addition to the form's message. */
  onFailed?: (error: unknown) => void
  /** `onFailed` also tells a person who has left the form; otherwise a toast does. */
  tellsElsewhere?: true
}
