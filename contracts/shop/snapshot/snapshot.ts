import type { OperationId } from '#openapi/generated/operations.ts'
import type { Success } from '#contracts/shop/exchanges/calls.ts'
import type { Call } from '#contracts/judge/call.ts'
import { listOf, paginationIn } from '#openapi/contract/listed.ts'
import { listedKind, recordsIn, type ShownRecord } from '#openapi/contract/records.ts'
import { isObject, type Json } from '#openapi/contract/json.ts'

/** The records of one list, read from its first page to its last. */
export interface WholeList {
  readonly id: string
  readonly caller: string
  readonly kind: string
  readonly items: readonly Json[]
  /** Whether every page was read; a very long list is read only in part. */
  readonly complete: boolean
  readonly calls: readonly Call[]
}

/** A record in an answer. */
export type Occurrence = ShownRecord & { call: Call }

/** A host's valid answers at about the same time. */
export interface Snapshot {
  /** In the order in which they were asked for. */
  readonly calls: readonly Call[]
  readonly lists: readonly WholeList[]
  /** Calls for a listed record that answered 404. */
  readonly missing: readonly Call[]
  /** Every record shown anywhere, with the call that shows it. */
  readonly shown: ReadonlyMap<string, readonly Occurrence[]>
}

export const idsOf = (items: readonly Json[]): string[] => items.map(({ id }) => String(id))

/** The ids of the records that a call lists. */
export const idsIn = (call: Call): string[] => idsOf(listOf(call).items.filter(isObject))

/** The answers to an operation. They are sound, so their bodies have its type. */
export const answersOf = <Id extends OperationId>({ calls }: Snapshot, id: Id) =>
  calls.filter((call) => call.id === id).map((call) => ({ call, body: call.answer.body as Success<Id> }))

/** The longest completely read list of a kind. */
export const wholeListOf = ({ lists }: Pick<Snapshot, 'lists'>, kind: string | undefined): WholeList | undefined =>
  lists.filter((list) => list.kind === kind && list.complete).toSorted((a, b) => b.items.length - a.items.length)[0]

/** The known records of a kind: of its whole list, if it was read, else of any. */
export const itemsOfKind = (snapshot: Snapshot, kind: string | undefined): readonly Json[] =>
  (wholeListOf(snapshot, kind) ?? snapshot.lists.find((list) => list.kind === kind))?.items ?? []

/** The kind of record that a link such as `tax_category` is to: `TaxCategory`. */
export const kindNamed = (link: string): string =>
  link.replaceAll(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The name of a record by the link to it: `collection_id` leads to a `Collection`. */
export const nameOfLinkIn =
  ({ shown }: Snapshot) =>
  (field: string, id: string): string | undefined => {
    const name = shown.get(`${kindNamed(field)} ${id}`)?.[0]?.value.name
    return typeof name === 'string' ? name : undefined
  }

export const totalIn = (body: unknown): number | undefined => {
  const pagination = paginationIn(body)
  return pagination && Number(pagination.total)
}

const isShown = ({ sound, answer }: Call) => sound && answer.status === 200

/** The lists of which the first page was read, by the calls for their pages. */
export function wholeLists(pages: readonly Call[]): WholeList[] {
  const byList = Map.groupBy(pages.filter(isShown), ({ id, caller }) => `${id} ${caller}`)
  return [...byList.values()].flatMap((calls) => {
    const [first] = calls
    const kind = first && listedKind(first.operation)?.kind
    // Without its first page, whose answer is not sound, nothing is known of a list.
    if (!first || (first.input.query?.page ?? 1) !== 1 || kind === undefined) return []
    const items = calls.flatMap((call) => listOf(call).items).filter(isObject)
    const total = totalIn(first.answer.body) ?? items.length
    return [{ id: first.id, caller: first.caller, kind, items, calls, complete: items.length >= total }]
  })
}

/** Builds a snapshot from the sound answers of many calls. */
export function snapshotOf(all: readonly Call[], lists: readonly WholeList[]): Snapshot {
  const calls = all.filter(isShown)
  const records = calls.flatMap((call) => recordsIn(call).map((record) => ({ ...record, call })))
  return {
    calls,
    lists,
    shown: Map.groupBy(records, ({ kind, id }) => `${kind} ${id}`),
    missing: all.filter(({ sound, answer }) => sound && answer.status === 404),
  }
}
