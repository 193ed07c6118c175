import { useCallback, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type Resolver,
  set,
  useForm,
} from 'react-hook-form'
import { isSame } from '../../lib/is-same.ts'
import { failureFaults, failureWords } from './form-failure.ts'
import type { SavableForm, SavableOptions, Saved } from './savable-form.ts'
import type { Faults } from './server-faults.ts'
import { useFormDraft } from './use-form-draft.ts'

/** The state of one form; `SavableFormFrame` shows it in the back office, `PersonalFormFrame` in the account. */
export function useSavableForm<Values extends FieldValues>(options: SavableOptions<Values>): SavableForm<Values> {
  const { draft, initial, faultsOf = () => ({}) } = options
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    // The library knows the order in which fields were made, not the one in which they are read.
    shouldFocusError: false,
    resolver: resolverOf(faultsOf),
  })
  const saved = useRef(initial)
  const isSaved = useRef(false)
  const isBusy = useRef(false)
  const formRef = useRef<HTMLFormElement>(null)
  const failureRef = useRef<HTMLDivElement>(null)
  const { isRestored, forget } = useFormDraft({ form, key: draft, initial, saved })
  const [failure, setFailure] = useState<string>()
  const [newer, setNewer] = useState<Values | null>(null)
  const { errors, isDirty, isSubmitting } = form.formState

  const changedNow = useCallback(() => !isSame(form.getValues(), saved.current), [form])

  function startFrom(values: Values) {
    forget()
    saved.current = values
    form.reset(values)
    setFailure(undefined)
    setNewer(null)
  }

  function focusFault() {
    // Later: once the fields are drawn as faulty, and a dialog that closes has given the focus back to its opener.
    setTimeout(() =>
      (formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]') ?? failureRef.current)?.focus(),
    )
  }

  function tellFailure(error: unknown) {
    const faults = failureFaults(error, form.getValues(), options.conflictField)
    for (const [field, message] of Object.entries(faults))
      form.setError(field as Path<Values>, { type: 'server', message })
    setFailure(failureWords(error, options))
    focusFault()
    options.onFailed?.(error)
  }

  async function send(): Promise<Saved<Values> | undefined> {
    let result: Saved<Values> | undefined
    await form.handleSubmit(async (values) => {
      try {
        result = await options.save(values, saved.current)
      } catch (error) {
        tellFailure(error)
      }
    }, focusFault)()
    return result
  }

  async function submit(leaving?: 'leaving'): Promise<boolean> {
    // Asked of a ref and not of the last render: Enter may be pressed twice before it.
    if (isBusy.current) return false
    isBusy.current = true
    setFailure(undefined)
    const result = await send().finally(() => {
      isBusy.current = false
    })
    if (result === undefined) return false
    isSaved.current = true
    startFrom(result.resetTo)
    if (leaving === undefined) result.next?.()
    return true
  }

  function refresh(values: Values): boolean {
    if (isSaved.current || isBusy.current) return false
    if (changedNow()) {
      setNewer(isSame(values, saved.current) || isSame(values, form.getValues()) ? null : values)
      return false
    }
    if (!isSame(values, saved.current)) startFrom(values)
    return true
  }

  return {
    form,
    bind: (name) => ({ ...form.register(name), error: messageAt(errors, name) }),
    isChanged: isDirty,
    changedNow,
    submit,
    pending: isSubmitting,
    discard: () => startFrom(newer ?? saved.current),
    refresh,
    isOutdated: newer !== null,
    failure,
    formRef,
    failureRef,
    focusFault,
    isRestored,
  }
}

function resolverOf<Values extends FieldValues>(faultsOf: (values: Values) => Faults): Resolver<Values> {
  return (values) => {
    const faults = Object.entries(faultsOf(values))
    const errors: FieldErrors<Values> = {}
    for (const [field, message] of faults) set(errors, field, { type: 'rule', message })
    return faults.length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}

function messageAt(errors: object, name: string): string | undefined {
  const message: unknown = get(errors, `${name}.message`)
  return typeof message === 'string' ? message : undefined
}
