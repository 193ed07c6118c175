import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { isSame } from '../../lib/values/is-same.ts'
import { basisOf, type EditConflict } from './edit-conflict.ts'
import { dropDraft, keepDraft, keptDraft } from './form-draft.ts'

interface DraftOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** The key of the draft; without it nothing is stored. */
  key: string | undefined
  initial: Values
  secret: readonly string[] | undefined
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
  const keepable = useCallback(
    (values: Values): Values => {
      const blanks = Object.entries(initial).filter(([name]) => secret?.includes(name))
      return { ...values, ...Object.fromEntries(blanks) }
    },
    [initial, secret],
  )
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

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (key === undefined) return
          const [typed, known] = [keepable(values), keepable(basisOf(saved.current, values, conflicts.current))]
          if (isSame(typed, known)) dropDraft(key)
          else keepDraft(key, typed, known, sent.current)
        },
      }),
    [form, key, saved, conflicts, keepable],
  )

  function noteSent(values: Values | null) {
    sent.current = values && keepable(values)
    const now = form.getValues()
    const known = basisOf(saved.current, now, conflicts.current)
    if (key !== undefined) keepDraft(key, keepable(now), keepable(known), sent.current)
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
