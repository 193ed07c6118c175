import type { RefObject } from 'react'
import type { FieldValues, Path, RegisterOptions, UseFormReturn } from 'react-hook-form'
import type { FailureTexts } from './form-failure.ts'
import type { Faults } from './server-faults.ts'

/** What a save that worked leaves behind. */
export interface Saved<Values> {
  /** What the form holds from now on, as if it had never been touched. */
  resetTo: Values
  /** What comes next; left out when the person is on the way to another page. */
  next?: () => void
  /** The form has done its work and is about to go: nothing is sent any more. */
  isOver?: true
}

/** What one form says of itself. */
export interface SavableOptions<Values extends FieldValues> extends FailureTexts {
  /** The name of what is edited: under it the draft is kept in this tab. Left out where nothing may be kept, as of passwords. */
  draft?: string
  /** What the form starts with. */
  initial: Values
  /** What is wrong, by field, before anything is sent. */
  faultsOf?: (values: Values) => Faults
  /** Sends; `saved` is what the form began with. Whatever it throws is told at the form; typed values stay. */
  save: (values: Values, saved: Values) => Promise<Saved<Values>>
  conflictField?: Path<Values>
  /** For a log, a toast or an alert beside the words at the form. */
  onFailed?: (error: unknown) => void
}

/** A form that keeps drafts, knows whether it is changed, and saves once at a time. */
export interface SavableForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The props of a field: registration, and the words on what is wrong with it. */
  bind: (
    name: Path<Values>,
    options?: Pick<RegisterOptions<Values>, 'deps'>,
  ) => ReturnType<UseFormReturn<Values>['register']> & { error: string | undefined }
  isChanged: boolean
  /** The same, asked of this very moment. */
  changedNow: () => boolean
  /** Resolves to whether it was saved; `leaving` skips what would come next. */
  submit: (leaving?: 'leaving') => Promise<boolean>
  pending: boolean
  /** Back to what is saved, as far as it is known. */
  discard: () => void
  /** Takes over what was loaded anew, unless somebody typed or saved meanwhile; says whether it did. */
  refresh: (values: Values) => boolean
  /** Whether what was loaded anew is not what the person began with, nor what was typed: a save would replace it. */
  isOutdated: boolean
  /** Why the last save failed. */
  failure: string | undefined
  /** A second sentence about it. */
  reason: string | undefined
  /** Whether something was typed while the last save was under way: it is still there, and not saved. */
  isTypedMeanwhile: boolean
  formRef: RefObject<HTMLFormElement | null>
  /** Where the words of `failure` stand. */
  failureRef: RefObject<HTMLDivElement | null>
  /** Gives the focus to the first field that is wrong, else to the words of `failure`, once nothing lies over them. */
  focusFault: () => void
  /** What the form opened with was kept from before. */
  isRestored: boolean
}
