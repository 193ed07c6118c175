import type { OperationId } from '#openapi/generated/operations.ts'
import type { Caller } from '#contracts/exchanges/asked.ts'
import type { Step } from '#contracts/judge/step.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { listOf, paginationIn } from '#contracts/judge/contract/listed.ts'
import { isObject, type Json, listedKind, recordsIn, type ShownRecord } from '#contracts/judge/contract/records.ts'

/** Why a call was made; some laws depend on it. */
export type Purpose =
  | 'plain'
  | 'walk'
  | 'beyond'
  | 'small pages'
  | 'detail'
  | 'child list'
  | 'search'
  | 'filter'
  | 'again'

export interface Read {
  readonly step: Step
  readonly purpose: Purpose
}

/** The records of one list, read from its first page to its last. */
export interface WholeList {
  readonly id: OperationId
  readonly caller: Caller
  readonly kind: string
  readonly items: readonly Json[]
  /** Whether every page was read; a very long list is read only in part. */
  readonly complete: boolean
  readonly steps: readonly Step[]
}

/** A host's valid answers at about the same time. */
export interface Snapshot {
  readonly reads: readonly Read[]
  readonly lists: readonly WholeList[]
  /** Calls for a listed record that answered 404. */
  readonly missing: readonly Step[]
  /** Every record shown anywhere, with the step that shows it. */
  readonly shown: ReadonlyMap<string, ReadonlyArray<ShownRecord & { step: Step }>>
}

export const idsOf = (items: readonly Json[]): string[] => items.map(({ id }) => String(id))

/** The ids of the records that a call lists, and where it lists them. */
export const idsIn = (step: Step): string[] => idsOf(listOf(step).items.filter(isObject))
export const listPath = (step: Step): string => jsonPath(listOf(step).path)

/** The longest completely read list of a kind. */
export const wholeListOf = (snapshot: Snapshot, kind: string): WholeList | undefined =>
  snapshot.lists
    .filter((list) => list.kind === kind && list.complete)
    .toSorted((a, b) => b.items.length - a.items.length)[0]

/** The name of a record by the link to it: `collection_id` leads to a `Collection`. */
export const nameOfLinkIn =
  ({ shown }: Snapshot) =>
  (field: string, id: string): string | undefined => {
    const kind = field.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())
    const name = shown.get(`${kind} ${id}`)?.[0]?.value.name
    return typeof name === 'string' ? name : undefined
  }

export const totalIn = (body: unknown): number | undefined => {
  const pagination = paginationIn(body)
  return pagination && Number(pagination.total)
}

const sameCall = (a: Step, b: { id: OperationId; caller: Caller }) => a.id === b.id && a.caller === b.caller

function wholeLists(reads: readonly Read[]): WholeList[] {
  const first = reads.filter(({ purpose, step }) => purpose === 'walk' && (step.asked.query?.page ?? 1) === 1)
  return first.flatMap(({ step: { id, caller } }) => {
    const steps = reads
      .filter(({ purpose, step }) => purpose === 'walk' && sameCall(step, { id, caller }))
      .map(({ step }) => step)
    const items = steps.flatMap((step) => listOf(step).items).filter(isObject)
    const total = totalIn(steps[0]?.answer.body) ?? items.length
    const kind = listedKind(id)?.kind
    return kind === undefined ? [] : [{ id, caller, kind, items, steps, complete: items.length >= total }]
  })
}

/** Builds a snapshot from the sound answers of many reads. */
export function snapshotOf(all: readonly Read[]): Snapshot {
  const reads = all.filter(({ step }) => step.sound && step.answer.status === 200)
  const shown = new Map<string, Array<ShownRecord & { step: Step }>>()
  for (const { step } of reads) {
    for (const record of recordsIn(step.id, step.answer.status, step.answer.body)) {
      const key = `${record.kind} ${record.id}`
      const known = shown.get(key)
      if (known) known.push({ ...record, step })
      else shown.set(key, [{ ...record, step }])
    }
  }
  const missing = all.filter(({ step }) => step.sound && step.answer.status === 404).map(({ step }) => step)
  return { reads, lists: wholeLists(reads), shown, missing }
}

export const readsOf = (snapshot: Snapshot, id: OperationId, purpose?: Purpose): Step[] =>
  snapshot.reads.filter((read) => read.step.id === id && (!purpose || read.purpose === purpose)).map(({ step }) => step)
