import { hashKey } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldErrors, type FieldValues, get, type Path, set, useForm, type UseFormReturn } from 'react-hook-form'
import { ApiError } from '../../api/api-error.ts'
import { dropDraft, keepDraft, keptDraft } from './form-draft.ts'
import { type Faults, serverFaults } from './server-faults.ts'

/** What a save that worked leaves behind. */
export interface Saved<Values> {
  /** What the form holds from now on, as if it had never been touched. */
  resetTo: Values
  /** What comes next; left out when the person is on the way to another page. */
  next?: () => void
}

interface SavableOptions<Values> {
  /** The name of what is edited: under it the draft is kept in this tab. */
  draft: string
  /** What the form starts with. */
  initial: Values
  /** What is wrong, by field, before anything is sent. */
  faultsOf?: (values: Values) => Faults
  /** Sends; `saved` is what the form began with. Whatever it throws is told at the form; typed values stay. */
  save: (values: Values, saved: Values) => Promise<Saved<Values>>
  /** Said when a save failed and the server gave no words of its own. */
  failureText: string
  /** Said instead when the server no longer knows what is edited. */
  goneText?: string
  /** For a log, a toast or an alert beside the words at the form. */
  onFailed?: (error: unknown) => void
}

/** A form that keeps drafts, knows whether it is changed, and saves once at a time. */
export interface SavableForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The props of a field: registration, and the words on what is wrong with it. */
  bind: (name: Path<Values>) => ReturnType<UseFormReturn<Values>['register']> & { error: string | undefined }
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
  formRef: RefObject<HTMLFormElement | null>
  /** Where the words of `failure` stand. */
  failureRef: RefObject<HTMLDivElement | null>
  /** Brings them into view, once nothing lies over them. */
  showFailure: () => void
  /** What the form opened with was kept from before. */
  isRestored: boolean
}

const isSame = (a: unknown, b: unknown) => hashKey([a]) === hashKey([b])

/** The state of one form of the back office; `SavableFormFrame` shows it. */
export function useSavableForm<Values extends FieldValues>(options: SavableOptions<Values>): SavableForm<Values> {
  const { draft, initial, faultsOf = () => ({}) } = options
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    // The library knows the order in which fields were made, not the one in which they are read.
    shouldFocusError: false,
    resolver: (values) => {
      const faults = faultsOf(values)
      return Object.keys(faults).length === 0 ? { values, errors: {} } : { values: {}, errors: toErrors<Values>(faults) }
    },
  })
  const baseline = useRef(initial)
  const isSaved = useRef(false)
  const isBusy = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const failureRef = useRef<HTMLDivElement>(null)
  const [failure, setFailure] = useState<string>()
  const [isRestored, setRestored] = useState(false)
  const [newer, setNewer] = useState<Values | null>(null)
  const { errors, isDirty, isSubmitting } = form.formState

  const changedNow = useCallback(() => !isSame(form.getValues(), baseline.current), [form])

  useEffect(() => {
    const kept = keptDraft(draft, baseline.current)
    if (kept !== null && !isSame(kept, baseline.current)) {
      form.reset(kept, { keepDefaultValues: true })
      setRestored(true)
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => (isSame(values, baseline.current) ? dropDraft(draft) : keepDraft(draft, values)),
    })
  }, [form, draft])

  function startFrom(values: Values) {
    baseline.current = values
    form.reset(values)
    setFailure(undefined)
    setRestored(false)
    setNewer(null)
  }

  function showFaults(error: unknown) {
    const faults = serverFaults(form.getValues(), error instanceof ApiError ? error.errors : [])
    for (const [field, message] of Object.entries(faults)) form.setError(field as Path<Values>, { type: 'server', message })
    setFailure(failureWords(error, options))
  }

  function focusFirstFault() {
    // Later: once the fields are drawn as faulty.
    setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }

  async function submit(leaving?: 'leaving'): Promise<boolean> {
    // Asked of a ref and not of the last render: Enter may be pressed twice before it.
    if (isBusy.current) return false
    isBusy.current = true
    setFailure(undefined)
    let saved: Saved<Values> | undefined
    try {
      await form.handleSubmit(async (values) => {
        try {
          saved = await options.save(values, baseline.current)
        } catch (error) {
          showFaults(error)
          options.onFailed?.(error)
        }
      }, focusFirstFault)()
    } finally {
      isBusy.current = false
    }
    if (saved === undefined) return false
    isSaved.current = true
    dropDraft(draft)
    startFrom(saved.resetTo)
    if (leaving === undefined) saved.next?.()
    return true
  }

  function discard() {
    dropDraft(draft)
    startFrom(newer ?? baseline.current)
  }

  function refresh(values: Values): boolean {
    if (isSaved.current || isBusy.current) return false
    if (changedNow()) {
      setNewer(isSame(values, baseline.current) || isSame(values, form.getValues()) ? null : values)
      return false
    }
    if (!isSame(values, baseline.current)) startFrom(values)
    return true
  }

  return {
    form,
    bind: (name) => ({ ...form.register(name), error: messageAt(errors, name) }),
    isChanged: isDirty,
    changedNow,
    submit,
    pending: isSubmitting,
    discard,
    refresh,
    isOutdated: newer !== null,
    failure,
    formRef,
    failureRef,
    // Later: a dialog that closes gives the focus back to its opener first.
    showFailure: () => void setTimeout(() => failureRef.current?.focus()),
    isRestored,
  }
}

function failureWords(error: unknown, { failureText, goneText }: { failureText: string; goneText?: string }): string {
  if (!(error instanceof ApiError)) return failureText
  if (error.status === 404 && goneText !== undefined) return goneText
  // The field at fault is marked: a person needs no path to it.
  const path = error.errors[0]?.path
  return error.serverMessage?.replace(`${path}: `, '') ?? failureText
}

function messageAt(errors: object, name: string): string | undefined {
  const message: unknown = get(errors, `${name}.message`)
  return typeof message === 'string' ? message : undefined
}

function toErrors<Values extends FieldValues>(faults: Faults): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const [field, message] of Object.entries(faults)) set(errors, field, { type: 'rule', message })
  return errors
}
