import type { OperationId } from '#openapi/generated/operations.ts'
import type { Caller } from '#contracts/exchanges/asked.ts'
import type { Call } from '#contracts/judge/call.ts'
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
  readonly call: Call
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
  readonly calls: readonly Call[]
}

/** A host's valid answers at about the same time. */
export interface Snapshot {
  readonly reads: readonly Read[]
  readonly lists: readonly WholeList[]
  /** Calls for a listed record that answered 404. */
  readonly missing: readonly Call[]
  /** Every record shown anywhere, with the call that shows it. */
  readonly shown: ReadonlyMap<string, ReadonlyArray<ShownRecord & { call: Call }>>
}

export const idsOf = (items: readonly Json[]): string[] => items.map(({ id }) => String(id))

/** The ids of the records that a call lists, and where it lists them. */
export const idsIn = (call: Call): string[] => idsOf(listOf(call).items.filter(isObject))
export const listPath = (call: Call): string => jsonPath(listOf(call).path)

/** The longest completely read list of a kind. */
export const wholeListOf = (snapshot: Snapshot, kind: string): WholeList | undefined =>
  snapshot.lists
    .filter((list) => list.kind === kind && list.complete)
    .toSorted((a, b) => b.items.length - a.items.length)[0]

/** The known records of a kind: of its whole list, if it was read, else of any. */
export const itemsOfKind = (snapshot: Snapshot, kind = ''): readonly Json[] =>
  (wholeListOf(snapshot, kind) ?? snapshot.lists.find((list) => list.kind === kind))?.items ?? []

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

const sameCall = (a: Call, b: { id: OperationId; caller: Caller }) => a.id === b.id && a.caller === b.caller

function wholeLists(reads: readonly Read[]): WholeList[] {
  const first = reads.filter(({ purpose, call }) => purpose === 'walk' && (call.asked.query?.page ?? 1) === 1)
  return first.flatMap(({ call: { id, caller } }) => {
    const calls = reads
      .filter(({ purpose, call }) => purpose === 'walk' && sameCall(call, { id, caller }))
      .map(({ call }) => call)
    const items = calls.flatMap((call) => listOf(call).items).filter(isObject)
    const total = totalIn(calls[0]?.answer.body) ?? items.length
    const kind = listedKind(id)?.kind
    return kind === undefined ? [] : [{ id, caller, kind, items, calls, complete: items.length >= total }]
  })
}

/** Builds a snapshot from the sound answers of many reads. */
export function snapshotOf(all: readonly Read[]): Snapshot {
  const reads = all.filter(({ call }) => call.sound && call.answer.status === 200)
  const shown = new Map<string, Array<ShownRecord & { call: Call }>>()
  for (const { call } of reads) {
    for (const record of recordsIn(call.id, call.answer.status, call.answer.body)) {
      const key = `${record.kind} ${record.id}`
      const known = shown.get(key)
      if (known) known.push({ ...record, call })
      else shown.set(key, [{ ...record, call }])
    }
  }
  const missing = all.filter(({ call }) => call.sound && call.answer.status === 404).map(({ call }) => call)
  return { reads, lists: wholeLists(reads), shown, missing }
}

export const readsOf = (snapshot: Snapshot, id: OperationId, purpose?: Purpose): Call[] =>
  snapshot.reads.filter((read) => read.call.id === id && (!purpose || read.purpose === purpose)).map(({ call }) => call)
