import { type RefObject, useRef, useState } from 'react'
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { isSame } from '../../lib/values/is-same.ts'
import { choiceOf, type EditConflict } from './edit-conflict.ts'
import { controlOf, groupedLabel } from './field-label.ts'
import { type IsSameValue, mergeValues } from './merge-values.ts'

interface MeanwhileOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What the server had at first. */
  initial: Values
  formRef: RefObject<HTMLFormElement | null>
  /** The values that count as unchanged. */
  savedRef: RefObject<Values>
  isSameValue: IsSameValue
  /** Those that are shown. */
  conflictsRef: RefObject<readonly EditConflict[]>
}

/** What others changed while this person was typing. */
export interface Meanwhile {
  /** Labels of the fields that now show a newer value, which this person had not touched. */
  updated: string[]
  /** The fields that both changed. */
  conflicts: EditConflict[]
  /** Puts their or this person's value into a field that both changed. */
  choose: (field: string, side: 'theirs' | 'yours') => void
}

/** Where nobody else has changed anything, or where it no longer matters. */
export const nothingMeanwhile: Meanwhile = { updated: [], conflicts: [], choose: () => undefined }

/** Keeps a changed form in step with what others save: see `mergeValues`. */
export function useMeanwhile<Values extends FieldValues>({
  form,
  initial,
  formRef,
  savedRef,
  isSameValue,
  conflictsRef,
}: MeanwhileOptions<Values>) {
  const known = useRef(initial)
  const sent = useRef<Values>(undefined)
  const [conflicts, setConflicts] = useState<EditConflict[]>([])
  const [updated, setUpdated] = useState<string[]>([])

  function show(next: EditConflict[]) {
    conflictsRef.current = next
    setConflicts(next)
  }

  const setField = (field: string, value: unknown, shouldDirty: boolean) =>
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty })

  function merge(theirs: Values): void {
    const mine = form.getValues()
    const newer = mergeValues(
      { known: known.current, saved: savedRef.current, mine, theirs, sent: sent.current },
      isSameValue,
    )
    const seenByBoth = known.current
    known.current = theirs
    if (isSame([newer.saved, newer.values], [savedRef.current, mine]) && newer.conflicting.length === 0) return
    const found = newer.conflicting.map((field): EditConflict => ({
      field,
      label: groupedLabel(formRef.current, field),
      type: controlOf(formRef.current, field)?.type ?? 'text',
      known: get(seenByBoth, field),
      theirs: get(newer.saved, field),
      yours: get(newer.values, field),
      isYoursChosen: false,
    }))
    const isStale = ({ field }: EditConflict) =>
      get(newer.saved, field) !== get(savedRef.current, field) || newer.conflicting.includes(field)
    const labels = newer.updated.map((field) => groupedLabel(formRef.current, field))
    // Before the fields change, since the draft is stored then.
    show([...conflictsRef.current.filter((conflict) => !isStale(conflict)), ...found])
    savedRef.current = newer.saved
    for (const field of newer.updated) setField(field, get(newer.values, field), false)
    form.reset(newer.saved, {
      keepValues: true,
      keepDirty: !isSame(newer.values, newer.saved),
      keepErrors: true,
      keepIsSubmitted: true,
      keepSubmitCount: true,
    })
    // The form library notices changes by field only.
    for (const { field, yours } of found) setField(field, yours, true)
    setUpdated((before) => [...new Set([...before, ...labels])])
  }

  function choose(field: string, side: 'theirs' | 'yours'): void {
    const value: unknown = get(form.getValues(), field)
    const next = conflictsRef.current.map((conflict) => {
      if (conflict.field !== field) return conflict
      const yours = choiceOf(conflict, value) === 'theirs' ? conflict.yours : value
      return { ...conflict, yours, isYoursChosen: side === 'yours' }
    })
    show(next)
    const conflict = next.find((each) => each.field === field)
    if (conflict) setField(field, conflict[side], true)
  }

  /** Starts from values that the server has. */
  function startFrom(values: Values): void {
    known.current = values
    sent.current = undefined
    show([])
    setUpdated([])
  }

  return {
    meanwhile: { updated, conflicts, choose } satisfies Meanwhile,
    merge,
    startFrom,
    /** A save whose answer was lost may have stored these. */
    mayHaveSaved: (values: Values) => {
      sent.current = values
    },
    /** Whether a choice is still missing. */
    isUndecided: () =>
      conflictsRef.current.some((conflict) => choiceOf(conflict, get(form.getValues(), conflict.field)) === undefined),
  }
}
