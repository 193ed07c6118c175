import type { RefObject } from 'react'
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { isUncertain, mayBeDone } from '../../api/api-error.ts'
import { session } from '../../api/session.ts'
import { createListeners } from '../../lib/listeners.ts'
import { isSame } from '../../lib/values/is-same.ts'
import type { EditFormOptions, SaveResult } from './edit-form-options.ts'
import { basisOf, choiceOf, type EditConflict } from './edit-conflict.ts'
import { controlOf, fieldLabel, groupedLabel } from './field-label.ts'
import { type DraftOf, dropDraft, readDraft, storeDraft } from './form-draft.ts'
import { type FormFailure, formFailure, goneFailure, uncheckedFailure } from './form-failure.ts'
import { isSameText, mergeValues } from './merge-values.ts'
import { isUnreadableInput } from './use-unreadable.ts'

/** What a form shows beside its fields. */
export interface EditState {
  isPending: boolean
  /** Why the last save failed. */
  failure: FormFailure | undefined
  /** Labels of the fields that now show a newer value, which this person had not touched. */
  updated: readonly string[]
  /** The fields that this person and others changed to different values. */
  conflicts: readonly EditConflict[]
  /** Whether something was typed during the last save and is not saved yet. */
  isTypedDuringSave: boolean
  /** Whether the record is known to be deleted. */
  isGone: boolean
  /** Whether the form opened with a stored draft. */
  isRestored: boolean
}

/** A save that was made, and the values that it sent. */
interface Done<Values> {
  result: SaveResult<Values>
  sent: Values
}

type FormValues<Values extends FieldValues> = Pick<
  UseFormReturn<Values>,
  'getValues' | 'setValue' | 'reset' | 'setError' | 'trigger' | 'handleSubmit'
>

type ShowToast = (text: string, options: { duration: number; detail: string | undefined }) => void

/** Milliseconds for which a failure is shown elsewhere: nobody there waits for it. */
const failureShown = 10_000

const looksItself = 'You can try again: then we first look whether it is there already.'

/**
 * Edits one record in a form: stores what is typed as a draft, brings it together with what others save, and saves one
 * at a time. `useEditForm` shows its state. A save reads the fields (`submit`), reads the record once more and merges
 * what others have saved, sends, and ends with the new record or with the reason of its failure.
 */
export class RecordEditor<Values extends FieldValues> {
  readonly formRef: RefObject<HTMLFormElement | null> = { current: null }
  /** The element that shows the failure. */
  readonly failureRef: RefObject<HTMLDivElement | null> = { current: null }
  #options: EditFormOptions<Values>
  readonly #form: FormValues<Values>
  readonly #showToast: ShowToast
  readonly #listeners = createListeners()
  #state: EditState
  /** The values that count as unchanged. */
  #saved: Values
  /** What the server had when this person last heard of it. */
  #atServer: Values
  /** What a save has sent whose answer was lost; others may read it as saved. */
  #uncertain: Values | undefined
  /** The same of a form that creates, also from before a reload. */
  #unanswered: Values | null = null
  /** The values before and after the last save, which a slow server may still answer with. */
  #ownSaves: Values[] = []
  #loaded: Values | undefined
  #draft: string | undefined
  #draftToOpen: DraftOf<Values> | null
  #running: Promise<boolean> | undefined
  #isLeaving = false
  #isClosing = false
  /** Who has pressed save. */
  #owner: string | undefined

  constructor(form: FormValues<Values>, options: EditFormOptions<Values>, showToast: ShowToast) {
    this.#form = form
    this.#options = options
    this.#showToast = showToast
    this.#saved = options.initial
    this.#atServer = options.initial
    this.#draft = options.draft
    this.#draftToOpen = this.#storedDraft()
    this.#state = {
      isPending: false,
      failure: undefined,
      updated: [],
      conflicts: [],
      isTypedDuringSave: false,
      isGone: false,
      isRestored: this.#draftToOpen !== null,
    }
  }

  readonly subscribe = this.#listeners.subscribe
  readonly read = (): EditState => this.#state

  #show(change: Partial<EditState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.notify()
  }

  /** Whether something is typed that is not saved. */
  readonly isChanged = (): boolean => !isSame(this.#form.getValues(), this.#saved)

  #storedDraft(): DraftOf<Values> | null {
    const { initial } = this.#options
    const draft = this.#draft === undefined ? null : readDraft(this.#draft, initial)
    return isSame(draft?.values, initial) ? null : draft
  }

  /** Takes the options of each rendering: opens the draft, and takes over the record as it was last loaded. */
  take(options: EditFormOptions<Values>): void {
    this.#options = options
    this.#openDraft()
    const { loaded } = options
    if (loaded === undefined || isSame(loaded, this.#loaded)) return
    this.#loaded = loaded
    this.refresh(loaded)
  }

  /**
   * Fills the form with its draft, once it is rendered. With another key it opens that one's draft, unless the form
   * holds unsaved input: neither may replace the other.
   */
  #openDraft(): void {
    if (this.#options.draft !== this.#draft) {
      const before = this.#draft
      this.#draft = this.#options.draft
      this.#draftToOpen = this.#storedDraft()
      if (this.#draftToOpen !== null && this.isChanged()) {
        this.#draft = before
        this.#draftToOpen = null
        return
      }
      this.#show({ isRestored: this.#draftToOpen !== null })
      this.#unanswered = null
    }
    const draft = this.#draftToOpen
    if (draft === null) return
    this.#draftToOpen = null
    this.#unanswered = draft.sent
    this.#form.reset(draft.values, { keepDefaultValues: true })
    // It was typed on what was saved then.
    this.#startAt(draft.saved)
    this.#merge(this.#saved)
  }

  /** Stores what is typed. */
  storeDraft(values: Values): void {
    if (this.#draft === undefined) return
    const [typed, basis] = this.#draftOf(values)
    if (isSame(typed, basis)) dropDraft(this.#draft)
    else storeDraft(this.#draft, typed, basis, this.#unanswered)
  }

  /** What a draft holds of these values, and of what they were typed on. */
  #draftOf(values: Values) {
    const basis = basisOf(this.#saved, values, this.#state.conflicts)
    return [this.#withoutSecrets(values), this.#withoutSecrets(basis)] as const
  }

  #withoutSecrets(values: Values): Values {
    const { initial, secret } = this.#options
    const blanks = Object.entries(initial).filter(([name]) => secret?.some((field) => field === name))
    return { ...values, ...Object.fromEntries(blanks) }
  }

  rememberSent(values: Values | null): void {
    this.#unanswered = values && this.#withoutSecrets(values)
    if (this.#draft !== undefined) storeDraft(this.#draft, ...this.#draftOf(this.#form.getValues()), this.#unanswered)
  }

  /** Starts with nothing typed, on values that the server has. */
  #startFrom(values: Values, atServer = values): void {
    if (this.#draft !== undefined) dropDraft(this.#draft)
    this.#unanswered = null
    this.#saved = values
    this.#form.reset(values)
    this.#startAt(atServer)
    this.#show({ failure: undefined, isTypedDuringSave: false, isRestored: false })
  }

  #startAt(atServer: Values): void {
    this.#atServer = atServer
    this.#uncertain = undefined
    this.#show({ updated: [], conflicts: [] })
  }

  /** Resets to the last saved values. */
  readonly discard = (): void => this.#startFrom(this.#saved)

  /** The same for a button of the form; the focus goes to the form. */
  readonly startOver = (): void => {
    this.discard()
    // The button disappears with the changes and must not take the focus along.
    this.formRef.current?.focus({ preventScroll: true })
  }

  /** Takes over reloaded values, unless they are from the last save or from before it. What was typed stays. */
  refresh(values: Values): void {
    if (this.#running !== undefined || this.#ownSaves.some((own) => isSame(values, own))) return
    if (this.isChanged()) this.#merge(values)
    else if (!isSame(values, this.#saved)) {
      this.#ownSaves = []
      this.#startFrom(values)
    }
  }

  /** Brings what others saved together with what is typed: see `mergeValues`. */
  #merge(theirs: Values): void {
    const form = this.#form
    const saved = this.#saved
    const seen = this.#atServer
    const sides = { seen, saved, mine: form.getValues(), theirs, sent: this.#uncertain }
    const newer = mergeValues(sides, this.#options.isSameValue ?? isSameText)
    this.#atServer = theirs
    if (isSame([newer.saved, newer.values], [saved, sides.mine]) && newer.conflicting.length === 0) return
    const found = newer.conflicting.map((field): EditConflict => ({
      field,
      label: groupedLabel(this.formRef.current, field),
      type: controlOf(this.formRef.current, field)?.type ?? 'text',
      seen: get(seen, field),
      theirs: get(newer.saved, field),
      yours: get(newer.values, field),
      isYoursChosen: false,
    }))
    const isStale = ({ field }: EditConflict) =>
      get(newer.saved, field) !== get(saved, field) || newer.conflicting.includes(field)
    const labels = newer.updated.map((field) => groupedLabel(this.formRef.current, field))
    // Before the fields change, since the draft is stored then.
    this.#show({
      conflicts: [...this.#state.conflicts.filter((conflict) => !isStale(conflict)), ...found],
      updated: [...new Set([...this.#state.updated, ...labels])],
    })
    this.#saved = newer.saved
    for (const field of newer.updated) this.#setField(field, get(newer.values, field), false)
    form.reset(newer.saved, {
      keepValues: true,
      keepDirty: !isSame(newer.values, newer.saved),
      keepErrors: true,
      keepIsSubmitted: true,
      keepSubmitCount: true,
    })
    // The form library notices changes by field only.
    for (const { field, yours } of found) this.#setField(field, yours, true)
  }

  #setField(field: string, value: unknown, shouldDirty: boolean): void {
    this.#form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty })
  }

  /** Puts their or this person's value into a field that both changed. */
  readonly choose = (field: string, side: 'theirs' | 'yours'): void => {
    const value: unknown = get(this.#form.getValues(), field)
    const conflicts = this.#state.conflicts.map((conflict) => {
      if (conflict.field !== field) return conflict
      const yours = choiceOf(conflict, value) === 'theirs' ? conflict.yours : value
      return { ...conflict, yours, isYoursChosen: side === 'yours' }
    })
    this.#show({ conflicts })
    const conflict = conflicts.find((each) => each.field === field)
    if (conflict) this.#setField(field, conflict[side], true)
  }

  /** Focuses the first invalid field, else the failure message. */
  readonly focusError = (): void => {
    // Later, once the errors have rendered and a closing dialog has returned the focus.
    setTimeout(() => {
      const wrong = this.formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')
      // A group is focused through one of its choices.
      const control = wrong?.querySelector<HTMLElement>('input') ?? wrong
      if (control) control.focus()
      else this.failureRef.current?.focus()
    })
  }

  readonly clearFailure = (): void => this.#show({ failure: undefined })

  /** Resolves to whether it was saved; waits for a running save. `leaving` skips the follow-up step. */
  readonly submit = async (leaving?: 'leaving'): Promise<boolean> => {
    // Set for a running save too, whose follow-up step would lead elsewhere.
    this.#isLeaving = leaving !== undefined
    const isRunningAlready = this.#running !== undefined
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined
      this.#show({ isPending: false })
    })
    const isSaved = await this.#running
    // What was typed during a save that had already started is saved before the person leaves.
    return isRunningAlready && leaving && isSaved && this.isChanged() ? this.submit(leaving) : isSaved
  }

  async #run(): Promise<boolean> {
    if (this.#isClosing) return false
    this.#show({ failure: undefined, isPending: true })
    const form = this.#form
    // A field that cannot be read would be sent as an empty one.
    const unreadable = [...(this.formRef.current?.querySelectorAll('input') ?? [])].filter(isUnreadableInput)
    if (unreadable.length > 0) {
      // These fields then show why, and the validation shows the errors of the others.
      for (const field of unreadable) field.checkValidity()
      await form.handleSubmit(this.focusError, this.focusError)()
      return false
    }
    this.#owner = session.read().user?.id
    let done: Done<Values> | undefined
    await form.handleSubmit(async () => {
      done = await this.#send()
    }, this.focusError)()
    if (done === undefined) return false
    this.#finish(done)
    return true
  }

  /** Reads the latest, merges, looks for what an unanswered save has made, and sends. */
  async #send(): Promise<Done<Values> | undefined> {
    if (!(await this.#isUpToDate())) return undefined
    const { find, save } = this.#options
    const before = this.#unanswered
    if (find && before !== null) {
      const looked = await this.#check(() => find(before), 'it is there already')
      if (looked?.found) return { result: looked.found, sent: before }
      if (looked === undefined) return undefined
    }
    const sent = structuredClone(this.#form.getValues())
    if (find) this.rememberSent(sent)
    try {
      return { result: await save(sent, this.#saved), sent }
    } catch (error) {
      if (find && !mayBeDone(error)) this.rememberSent(null)
      if (isUncertain(error)) this.#uncertain = sent
      const usual = find ? { whereToLook: looksItself, ...this.#options } : this.#options
      const form = this.formRef.current
      // Elsewhere the server's message alone would not say what failed.
      const texts = form === null ? { ...usual, keepsText: true } : usual
      const failure = formFailure(error, this.#form.getValues(), texts, (field) => fieldLabel(form, field))
      this.#fail(failure)
      this.#options.onFailed?.(error)
      return undefined
    }
  }

  /** Whether the values may be sent: they hold what others have saved, and nothing is left to choose. */
  async #isUpToDate(): Promise<boolean> {
    const latest = await this.#check(async () => this.#options.latest?.(), 'somebody else has changed it')
    if (latest === undefined) return false
    this.#show({ isGone: latest.found === null })
    if (latest.found === null) {
      this.#fail(goneFailure(this.#options))
      return false
    }
    if (latest.found !== undefined) this.#merge(latest.found)
    const values = this.#form.getValues()
    const isDecided = this.#state.conflicts.every((conflict) => choiceOf(conflict, get(values, conflict.field)))
    // What others saved may break this form's rules.
    if (isDecided && (await this.#form.trigger())) return true
    this.focusError()
    return false
  }

  /** Reads from the server before a save; `unchecked` is what is not known if that fails. */
  async #check<Found>(read: () => Promise<Found>, unchecked: string): Promise<{ found: Found } | undefined> {
    try {
      return { found: await read() }
    } catch (error) {
      this.#fail(uncheckedFailure(error, this.#options, unchecked))
      this.#options.onFailed?.(error)
      return undefined
    }
  }

  #fail(failure: FormFailure): void {
    for (const [field, message] of Object.entries(failure.fields))
      this.#form.setError(field as Path<Values>, { type: 'server', message })
    this.#show({ failure })
    this.focusError()
    // Not whoever has signed in since, and after an ended session the page for signing in says it.
    const isLeft = this.formRef.current === null && session.read().user?.id === this.#owner
    if (isLeft && !this.#options.tellsElsewhere)
      this.#showToast(failure.text, { duration: failureShown, detail: failure.reason })
  }

  #finish({ result, sent }: Done<Values>): void {
    this.#isClosing = result.closesForm === true
    this.#ownSaves = [this.#saved, result.atServer ?? sent]
    const typed = structuredClone(this.#form.getValues())
    this.#startFrom(result.resetTo, result.atServer)
    if (!isSame(typed, sent)) {
      this.#form.reset(typed, { keepDefaultValues: true })
      this.#show({ isTypedDuringSave: true })
    }
    if (!this.#isLeaving) result.next?.()
  }
}
