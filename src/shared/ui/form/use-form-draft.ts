import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSame } from '../../lib/values/is-same.ts'
import { basisOf, type EditConflict } from './edit-conflict.ts'
import { dropDraft, keepDraft, keptDraft } from './form-draft.ts'

interface DraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The key of the draft; without it nothing is stored. */
  key: string | undefined
  initial: Values
  /** Fields that no draft holds. */
  secret: readonly string[] | undefined
  /** What this person and others changed to different values. */
  conflicts: RefObject<readonly EditConflict[]>
  /** Values that need no draft. */
  saved: RefObject<Values>
}

interface FormDraft<Values> {
  /** Whether the form opened with a stored draft. */
  isRestored: boolean
  /** What was saved when that draft was typed; null without one. */
  typedOn: Values | null
  /** What was sent last, if nothing says whether it was saved; also before a reload. */
  sent: RefObject<Values | null>
  noteSent: (values: Values | null) => void
  forget: () => void
}

/**
 * Stores unsaved input and opens the form with it. With another key the form opens with that one's draft, unless it
 * holds unsaved input: neither may replace the other.
 */
export function useFormDraft<Values extends FieldValues>({
  form,
  key: wanted,
  initial,
  secret,
  conflicts,
  saved,
}: DraftOptions<Values>): FormDraft<Values> {
  const [{ key, kept }, setOpened] = useState(() => openDraft(wanted, initial))
  const sent = useRef(kept?.sent ?? null)
  const { isDirty } = form.formState
  if (wanted !== key) {
    const next = openDraft(wanted, initial)
    if (next.kept === null || !isDirty) setOpened(next)
  }

  useEffect(() => {
    sent.current = kept?.sent ?? null
    if (kept !== null) form.reset(kept.values, { keepDefaultValues: true })
  }, [form, kept])

  function withoutSecrets(values: Values): Values {
    const blanks = Object.entries(initial).filter(([name]) => secret?.includes(name))
    return { ...values, ...Object.fromEntries(blanks) }
  }

  /** What a draft holds of these values, and of what they were typed on. */
  const draftOf = (values: Values) =>
    [withoutSecrets(values), withoutSecrets(basisOf(saved.current, values, conflicts.current))] as const

  const keepTyped = useEffectEvent((values: Values) => {
    if (key === undefined) return
    const [typed, known] = draftOf(values)
    if (isSame(typed, known)) dropDraft(key)
    else keepDraft(key, typed, known, sent.current)
  })
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }), [form])

  function noteSent(values: Values | null) {
    sent.current = values && withoutSecrets(values)
    if (key !== undefined) keepDraft(key, ...draftOf(form.getValues()), sent.current)
  }

  const forget = useCallback(() => {
    if (key !== undefined) dropDraft(key)
    sent.current = null
    setOpened({ key, kept: null })
  }, [key])
  return { isRestored: kept !== null, typedOn: kept?.saved ?? null, sent, noteSent, forget }
}

function openDraft<Values extends FieldValues>(key: string | undefined, initial: Values) {
  const found = key === undefined ? null : keptDraft(key, initial)
  return { key, kept: isSame(found?.values, initial) ? null : found }
}
