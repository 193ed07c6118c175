import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { isSame } from '../../lib/values/is-same.ts'
import { useOneAtATime } from '../../lib/react/use-one-at-a-time.ts'
import { isUncertain, mayBeDone } from '../../api/api-error.ts'
import { session, useSession } from '../../api/session.ts'
import { useToast } from '../toast/toasts.tsx'
import type { EditConflict } from './edit-conflict.ts'
import { fieldLabel } from './field-label.ts'
import { type FormFailure, formFailure, goneFailure, uncheckedFailure } from './form-failure.ts'
import { messageAt, resolverOf } from './form-rules.ts'
import { isSameText } from './merge-values.ts'
import type { SavableForm, SavableOptions, Saved } from './savable-form.ts'
import { useFormDraft } from './use-form-draft.ts'
import { nothingMeanwhile, useMeanwhile } from './use-meanwhile.ts'
import { isUnreadableInput } from './use-unreadable.ts'

/** Milliseconds for which a failure is shown elsewhere: nobody there waits for it. */
const failureShown = 10_000

const looksItself = 'You can try again: then we first look whether it is there already.'

/** The state of one form; `AdminFormFrame` shows it in the back office, `ShopFormFrame` in the account. */
export function useSavableForm<Values extends FieldValues>(options: SavableOptions<Values>): SavableForm<Values> {
  const { draft, secret, find, initial, rules, isSameValue = isSameText } = options
  const form = useForm<Values>({
    defaultValues: initial as DefaultValues<Values>,
    // The library orders errors by registration, not by their place on the screen.
    shouldFocusError: false,
    ...(rules && { resolver: resolverOf(rules) }),
  })
  /** The values that count as unchanged. */
  const saved = useRef(initial)
  const savedBefore = useRef<Values[]>([])
  const isClosing = useRef(false)
  const isLeaving = useRef(false)
  const running = useRef(Promise.resolve(false))
  const toast = useToast()
  const owner = useSession().user?.id
  const formRef = useRef<HTMLFormElement>(null)
  const failureRef = useRef<HTMLDivElement>(null)
  const conflictsRef = useRef<readonly EditConflict[]>([])
  const {
    isRestored,
    typedOn,
    sent: unanswered,
    noteSent,
    forget,
  } = useFormDraft({
    form,
    key: draft,
    initial,
    secret,
    conflicts: conflictsRef,
    saved,
  })
  const [failure, setFailure] = useState<FormFailure>()
  const [isTypedMeanwhile, setTypedMeanwhile] = useState(false)
  const [isFoundGone, setFoundGone] = useState(false)
  const { errors, isDirty } = form.formState
  const others = useMeanwhile({ form, initial, formRef, savedRef: saved, isSameValue, conflictsRef })

  const changedNow = useCallback(() => !isSame(form.getValues(), saved.current), [form])

  // A draft was typed on what was saved then.
  const mergeSince = useEffectEvent((then: Values) => {
    others.startFrom(then)
    others.merge(saved.current)
  })
  useEffect(() => {
    if (typedOn !== null) mergeSince(typedOn)
  }, [typedOn])

  function startFrom(values: Values, known = values) {
    forget()
    saved.current = values
    form.reset(values)
    setFailure(undefined)
    others.startFrom(known)
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

  function showFailure(failed: FormFailure) {
    for (const [field, message] of Object.entries(failed.fields))
      form.setError(field as Path<Values>, { type: 'server', message })
    setFailure(failed)
    focusError()
    // Not whoever has signed in since, and after an ended session the page for signing in says it.
    const isLeft = formRef.current === null && session.read().user?.id === owner
    if (isLeft && !options.tellsElsewhere) toast.error(failed.text, { duration: failureShown, detail: failed.reason })
  }

  function fail(error: unknown) {
    const usual = find ? { whereToLook: looksItself, ...options } : options
    // Elsewhere the server's message alone would not say what failed.
    const texts = formRef.current === null ? { ...usual, keepsText: true } : usual
    showFailure(formFailure(error, form.getValues(), texts, (field) => fieldLabel(formRef.current, field)))
    options.onFailed?.(error)
  }

  /** Reads from the server before a save; `unchecked` is what is not known if that fails. */
  async function check<Found>(read: () => Promise<Found>, unchecked: string): Promise<{ found: Found } | undefined> {
    try {
      return { found: await read() }
    } catch (error) {
      showFailure(uncheckedFailure(error, options, unchecked))
      options.onFailed?.(error)
      return undefined
    }
  }

  /** Whether the values may be sent: they hold what others have saved, and nothing is left to choose. */
  async function isUpToDate(): Promise<boolean> {
    const latest = await check(async () => options.latest?.(), 'somebody else has changed it')
    if (latest === undefined) return false
    setFoundGone(latest.found === null)
    if (latest.found === null) {
      showFailure(goneFailure(options))
      return false
    }
    if (latest.found !== undefined) others.merge(latest.found)
    // What others saved may break this form's rules.
    if (!others.isUndecided() && (await form.trigger())) return true
    focusError()
    return false
  }

  async function send(): Promise<{ result: Saved<Values>; sent: Values } | undefined> {
    let done: { result: Saved<Values>; sent: Values } | undefined
    await form.handleSubmit(async () => {
      if (!(await isUpToDate())) return
      const before = unanswered.current
      if (find && before !== null) {
        const made = await check(() => find(before), 'it is there already')
        if (made?.found) done = { result: made.found, sent: before }
        if (made === undefined || made.found) return
      }
      const sent = structuredClone(form.getValues())
      if (find) noteSent(sent)
      try {
        done = { result: await options.save(sent, saved.current), sent }
      } catch (error) {
        if (find && !mayBeDone(error)) noteSent(null)
        if (isUncertain(error)) others.mayHaveSaved(sent)
        fail(error)
      }
    }, focusError)()
    return done
  }

  const { run, pending, isBusy } = useOneAtATime(async (): Promise<boolean> => {
    if (isClosing.current) return false
    setFailure(undefined)
    // A field that cannot be read would be sent as an empty one.
    const unreadable = [...(formRef.current?.querySelectorAll('input') ?? [])].filter(isUnreadableInput)
    if (unreadable.length > 0) {
      // These fields then show why, and the validation shows the errors of the others.
      for (const field of unreadable) field.checkValidity()
      await form.handleSubmit(focusError, focusError)()
      return false
    }
    const done = await send()
    if (done === undefined) return false
    isClosing.current = done.result.closesForm === true
    savedBefore.current = [saved.current, done.result.saved ?? done.sent]
    const typed = structuredClone(form.getValues())
    startFrom(done.result.resetTo, done.result.saved)
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

  function refresh(values: Values): void {
    if (isBusy()) return
    // The own save, or a slow server's answer from before it.
    if (savedBefore.current.some((ours) => isSame(values, ours))) return
    if (changedNow()) others.merge(values)
    else if (!isSame(values, saved.current)) {
      savedBefore.current = []
      startFrom(values)
    }
  }

  const discard = () => startFrom(saved.current)
  function startOver(): void {
    discard()
    // The button disappears with the changes and must not take the focus along.
    formRef.current?.focus({ preventScroll: true })
  }

  return {
    form,
    bind: (name, registration) => ({ ...form.register(name, registration), error: messageAt(errors, name) }),
    isChanged: isDirty,
    changedNow,
    submit,
    pending,
    discard,
    startOver,
    refresh,
    meanwhile: options.isGone || isFoundGone ? nothingMeanwhile : others.meanwhile,
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
