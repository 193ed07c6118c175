import { useCallback, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { isSame } from '../../lib/values/is-same.ts'
import { useOneAtATime } from '../../lib/react/use-one-at-a-time.ts'
import { fieldName } from '../../api/failure-reason.ts'
import { type FormFailure, formFailure } from './form-failure.ts'
import { messageAt, resolverOf } from './form-rules.ts'
import type { SavableForm, SavableOptions, Saved } from './savable-form.ts'
import { useFormDraft } from './use-form-draft.ts'

/** The state of one form; `SavableFormFrame` shows it in the back office, `FormFrame` in the account. */
export function useSavableForm<Values extends FieldValues>(options: SavableOptions<Values>): SavableForm<Values> {
  const { draft, initial, errorsOf = () => ({}) } = options
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    // The library orders errors by registration, not by their place on the screen.
    shouldFocusError: false,
    resolver: resolverOf(errorsOf),
  })
  const saved = useRef(initial)
  const savedBefore = useRef<Values[]>([])
  const isOver = useRef(false)
  const isLeaving = useRef(false)
  const running = useRef(Promise.resolve(false))
  const formRef = useRef<HTMLFormElement>(null)
  const failureRef = useRef<HTMLDivElement>(null)
  const { isRestored, isOutdated, forget } = useFormDraft({ form, key: draft, initial, saved })
  const [failure, setFailure] = useState<FormFailure>()
  const [isTypedMeanwhile, setTypedMeanwhile] = useState(false)
  const [newer, setNewer] = useState<Values | null>(isOutdated ? initial : null)
  const { errors, isDirty } = form.formState

  const changedNow = useCallback(() => !isSame(form.getValues(), saved.current), [form])

  function startFrom(values: Values) {
    forget()
    saved.current = values
    form.reset(values)
    setFailure(undefined)
    setNewer(null)
    setTypedMeanwhile(false)
  }

  function focusError() {
    // Later, once the errors have rendered and a closing dialog has returned the focus.
    setTimeout(() => {
      const wrong = formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      // A group is focused through one of its choices.
      const control = wrong?.querySelector<HTMLElement>('input') ?? wrong
      if (control) control.focus()
      else failureRef.current?.focus()
    })
  }

  function labelOf(field: string): string {
    const control = formRef.current?.elements.namedItem(field)
    const label = control instanceof HTMLElement && 'labels' in control ? (control as HTMLInputElement).labels : null
    return label?.[0]?.textContent.trim() || fieldName(field)
  }

  function showFailure(error: unknown) {
    const failed = formFailure(error, form.getValues(), options, labelOf)
    for (const [field, message] of Object.entries(failed.fields))
      form.setError(field as Path<Values>, { type: 'server', message })
    setFailure(failed)
    focusError()
    options.onFailed?.(error)
  }

  async function send(): Promise<{ result: Saved<Values>; sent: Values } | undefined> {
    let done: { result: Saved<Values>; sent: Values } | undefined
    await form.handleSubmit(async (values) => {
      const sent = structuredClone(form.getValues())
      try {
        done = { result: await options.save(values, saved.current), sent }
      } catch (error) {
        showFailure(error)
      }
    }, focusError)()
    return done
  }

  const { run, pending, isBusy } = useOneAtATime(async (): Promise<boolean> => {
    if (isOver.current) return false
    setFailure(undefined)
    // A field that cannot be read has an empty value, which would be sent.
    const unreadable = [...(formRef.current?.querySelectorAll('input') ?? [])].filter(
      ({ validity }) => validity.badInput,
    )
    if (unreadable.length > 0) {
      // These fields then show why, and the validation shows the errors of the others.
      for (const field of unreadable) field.checkValidity()
      await form.handleSubmit(focusError, focusError)()
      return false
    }
    const done = await send()
    if (done === undefined) return false
    isOver.current = done.result.isOver === true
    savedBefore.current = [saved.current, done.result.saved ?? done.sent]
    const typed = structuredClone(form.getValues())
    startFrom(done.result.resetTo)
    if (!isSame(typed, done.sent)) {
      form.reset(typed, { keepDefaultValues: true })
      setTypedMeanwhile(true)
    }
    if (!isLeaving.current) done.result.next?.()
    return true
  })

  async function submit(leaving?: 'leaving'): Promise<boolean> {
    // Set for a running save too, whose follow-up step would lead elsewhere.
    isLeaving.current = leaving !== undefined
    const started = run()
    if (started !== undefined) running.current = started
    const isSaved = await running.current
    const isLost = started === undefined && leaving !== undefined && isSaved && changedNow()
    // What was typed during a save that had already started is saved before the person leaves.
    return isLost ? submit(leaving) : isSaved
  }

  function refresh(values: Values): boolean {
    if (isBusy()) return false
    // The own save, or a slow server's answer from before it.
    if (savedBefore.current.some((ours) => isSame(values, ours))) return false
    if (changedNow()) {
      setNewer(isSame(values, saved.current) || isSame(values, form.getValues()) ? null : values)
      return false
    }
    if (isSame(values, saved.current)) return true
    savedBefore.current = []
    startFrom(values)
    return true
  }

  const discard = () => startFrom(newer ?? saved.current)
  function startOver(): void {
    discard()
    // The button disappears with the changes and must not take the focus along.
    formRef.current?.focus({ preventScroll: true })
  }

  return {
    form,
    bind: (name, rules) => ({ ...form.register(name, rules), error: messageAt(errors, name) }),
    isChanged: isDirty,
    changedNow,
    submit,
    pending,
    discard,
    startOver,
    refresh,
    isOutdated: newer !== null,
    failure: failure?.text,
    reason: failure?.reason,
    clearFailure: () => setFailure(undefined),
    isTypedMeanwhile,
    formRef,
    failureRef,
    focusError,
    isRestored,
  }
}
