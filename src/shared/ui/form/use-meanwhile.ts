import { type RefObject, useRef, useState } from 'react'
import { type FieldValues, get, type Path, type PathValue, type UseFormReturn } from 'react-hook-form'
import { isSame } from '../../lib/values/is-same.ts'
import { choiceOf, type Contest } from './contest.ts'
import { controlOf, groupedLabel } from './field-label.ts'
import { type Alike, newerValues } from './newer-values.ts'

interface MeanwhileOptions<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What the server had at first. */
  initial: Values
  formRef: RefObject<HTMLFormElement | null>
  /** The values that count as unchanged. */
  savedRef: RefObject<Values>
  alike: Alike
}

/** What others changed while this person was typing. */
export interface Meanwhile {
  /** Labels of the fields that now show a newer value, which this person had not touched. */
  taken: string[]
  /** The fields that both changed. */
  contests: Contest[]
  /** Puts their or this person's value into a contested field. */
  choose: (field: string, side: 'theirs' | 'yours') => void
}

/** Keeps a changed form in step with what others save: see `newerValues`. */
export function useMeanwhile<Values extends FieldValues>({
  form,
  initial,
  formRef,
  savedRef,
  alike,
}: MeanwhileOptions<Values>) {
  const known = useRef(initial)
  const sent = useRef<Values>(undefined)
  const contested = useRef<Contest[]>([])
  const [contests, setContests] = useState<Contest[]>([])
  const [taken, setTaken] = useState<string[]>([])

  function show(next: Contest[]) {
    contested.current = next
    setContests(next)
  }

  const setField = (field: string, value: unknown, shouldDirty: boolean) =>
    form.setValue(field as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty })

  function takeIn(theirs: Values): void {
    const mine = form.getValues()
    const newer = newerValues(
      { known: known.current, saved: savedRef.current, mine, theirs, sent: sent.current },
      alike,
    )
    known.current = theirs
    if (isSame([newer.saved, newer.values], [savedRef.current, mine]) && newer.contested.length === 0) return
    const found = newer.contested.map((field): Contest => ({
      field,
      label: groupedLabel(formRef.current, field),
      type: controlOf(formRef.current, field)?.type ?? 'text',
      theirs: get(newer.saved, field),
      yours: get(newer.values, field),
      isKept: false,
    }))
    const isStale = ({ field }: Contest) =>
      get(newer.saved, field) !== get(savedRef.current, field) || newer.contested.includes(field)
    const labels = newer.taken.map((field) => groupedLabel(formRef.current, field))
    savedRef.current = newer.saved
    for (const field of newer.taken) setField(field, get(newer.values, field), false)
    form.reset(newer.saved, {
      keepValues: true,
      keepDirty: !isSame(newer.values, newer.saved),
      keepErrors: true,
      keepIsSubmitted: true,
      keepSubmitCount: true,
    })
    // The form library notices changes by field only.
    for (const { field, yours } of found) setField(field, yours, true)
    show([...contested.current.filter((contest) => !isStale(contest)), ...found])
    setTaken((before) => [...new Set([...before, ...labels])])
  }

  function choose(field: string, side: 'theirs' | 'yours'): void {
    const value: unknown = get(form.getValues(), field)
    const next = contested.current.map((contest) => {
      if (contest.field !== field) return contest
      const yours = choiceOf(contest, value) === 'theirs' ? contest.yours : value
      return { ...contest, yours, isKept: side === 'yours' }
    })
    show(next)
    const contest = next.find((each) => each.field === field)
    if (contest) setField(field, contest[side], true)
  }

  /** Starts from values that the server has. */
  function startFrom(values: Values): void {
    known.current = values
    sent.current = undefined
    show([])
    setTaken([])
  }

  return {
    meanwhile: { taken, contests, choose } satisfies Meanwhile,
    takeIn,
    startFrom,
    /** A save whose answer was lost may have stored these. */
    mayHaveSaved: (values: Values) => {
      sent.current = values
    },
    /** Whether a choice is still missing. */
    isUndecided: () =>
      contested.current.some((contest) => choiceOf(contest, get(form.getValues(), contest.field)) === undefined),
  }
}
