import type { RefObject } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { ZodMiniType } from 'zod/mini'
import type { FailureTexts } from './form-failure.ts'
import type { IsSameValue } from './merge-values.ts'
import type { Meanwhile } from './use-meanwhile.ts'

/** The result of a successful save. */
export interface Saved<Values> {
  /** The form's new values, which count as unchanged. */
  resetTo: Values
  /** What the server now has, if it is not what the form shows next. */
  saved?: Values
  /** Runs after the save; skipped when the person is leaving for another page. */
  next?: () => void
  /** The form is about to disappear, so further submits are ignored. */
  closesForm?: true
}

/** The definition of one form. */
export interface SavableOptions<Values extends FieldValues> extends FailureTexts {
  /** The key of the draft in this tab. */
  draft?: string
  /** Fields that no draft holds, such as passwords. */
  secret?: readonly Path<Values>[]
  /** Initial values. */
  initial: Values
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
  find?: (sent: Values) => Promise<Saved<Values> | undefined>
  /** Whether two values of a field are the same to the server; by default texts are, apart from spaces around them. */
  isSameValue?: IsSameValue
  /** Sends the values; `saved` are the initial ones. Errors it throws show in the form, and typed values stay. */
  save: (values: Values, saved: Values) => Promise<Saved<Values>>
  conflictField?: Path<Values>
  /** For a log, a toast or an alert in addition to the form's message. */
  onFailed?: (error: unknown) => void
  /** `onFailed` also tells a person who has left the form; otherwise a toast does. */
  tellsElsewhere?: true
}

/** A form that keeps drafts, tracks changes, and saves one at a time. */
export interface SavableForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The props of a field: its registration and its error. */
  bind: (
    name: Path<Values>,
    options?: Pick<RegisterOptions<Values>, 'deps'>,
  ) => Pick<UseFormRegisterReturn, 'name' | 'onChange' | 'onBlur' | 'ref'> & { error: string | undefined }
  isChanged: boolean
  /** As `isChanged`, but current even before the next render. */
  changedNow: () => boolean
  /** Resolves to whether it was saved; waits for a running save. `leaving` skips the follow-up step. */
  submit: (leaving?: 'leaving') => Promise<boolean>
  pending: boolean
  /** Resets to the last saved values. */
  discard: () => void
  /** The same for a button of the form, which then has the focus. */
  startOver: () => void
  /**
   * Takes over reloaded values, unless they are from the last save or from before it. What was typed stays: see
   * `meanwhile`.
   */
  refresh: (values: Values) => void
  /** What others changed while something was typed. */
  meanwhile: Meanwhile
  /** Why the last save failed. */
  failure: string | undefined
  /** A second sentence about the failure. */
  reason: string | undefined
  clearFailure: () => void
  /** Whether something was typed during the last save and is not saved yet. */
  isTypedMeanwhile: boolean
  formRef: RefObject<HTMLFormElement | null>
  /** The element that shows `failure`. */
  failureRef: RefObject<HTMLDivElement | null>
  /** Focuses the first invalid field, else the failure message, once no dialog covers them. */
  focusError: () => void
  /** Whether the form opened with a stored draft. */
  isRestored: boolean
}
