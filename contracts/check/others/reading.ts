import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import type { Session } from '#contracts/session/session.ts'
import type { Call } from '#contracts/judge/call.ts'
import { listOf } from '#contracts/judge/contract/listed.ts'
import { queryParameter } from '#contracts/judge/contract/openapi.ts'
import { isObject, type Json, listedKind } from '#contracts/judge/contract/records.ts'
import { inParallel } from '../in-parallel.ts'
import { callersOf, isPaged, needed, parentListOf, reading, sizeOf } from '../snapshot/reads.ts'
import { totalIn } from '../snapshot/snapshot.ts'

/** A record that one call shows. */
interface Sight {
  readonly call: Call
  readonly key: string
  readonly value: Json
}

/** What lists show at one time, by the call and the record's id. */
export type Reading = ReadonlyMap<string, Sight>

const isSearch = (id: OperationId) => queryParameter(id, 'q') !== undefined
const plain = reading.filter(({ id, access }) => !needed(id) && access !== 'token' && listedKind(id) !== undefined)

/** Lists that everybody who may read them shares; a search only where no list shows its records. */
export const sharedLists: readonly OperationId[] = plain
  .filter(({ id }) => !isSearch(id) || !plain.some((other) => !isSearch(other.id) && sameKind(other.id, id)))
  .map(({ id }) => id)

function sameKind(one: OperationId, other: OperationId): boolean {
  return listedKind(one)?.kind === listedKind(other)?.kind
}

/** The call that shows one record of a list. */
const detailOf = (list: OperationId) => reading.find(({ id }) => parentListOf(id) === list)?.id

/** Reads the first and the last page of lists, and the first record of each alone. */
export async function takeReading(session: Session, lists: readonly OperationId[]): Promise<Reading> {
  const found = new Map<string, Sight>()
  const ask = async (id: OperationId, asked: Loose) => {
    const how = { wanted: ['200', '404'], during: 'reading other records' }
    const call = await session.ask(id, callersOf(id)[0] ?? 'guest', asked, how)
    return call.answer.status === 200 ? call : undefined
  }
  const note = (call: Call, value: unknown) => {
    if (isObject(value) && typeof value.id === 'string')
      found.set(`${call.id} ${value.id}`, { call, key: value.id, value })
  }
  await inParallel(lists, async (id) => {
    const first = await ask(id, isPaged(id) ? { query: { ...sizeOf(id), page: 1 } } : {})
    if (!first) return
    const pages = Math.ceil((totalIn(first.answer.body) ?? 0) / Number(sizeOf(id)?.limit ?? 20))
    const last = isPaged(id) && pages > 1 ? await ask(id, { query: { ...sizeOf(id), page: pages } }) : undefined
    const items = [first, ...(last ? [last] : [])].map((call) => ({ call, items: listOf(call).items }))
    for (const page of items) for (const item of page.items) note(page.call, item)
    const detail = detailOf(id)
    const one = items.flatMap((page) => page.items).find(isObject)
    const alone = detail && one && (await ask(detail, { params: { id: String(one.id) } }))
    if (alone) note(alone, alone.answer.body)
  })
  return found
}

/** Whether a record that left a page was deleted, not moved to another page. */
export async function isGone(
  session: Session,
  { call, key }: { call: Pick<Call, 'id' | 'caller'>; key: string },
): Promise<boolean> {
  const id = operations[call.id].path.includes('{') ? call.id : detailOf(call.id)
  if (!id) return false
  const how = { wanted: ['200', '404'], during: 'reading other records' }
  return (await session.ask(id, call.caller, { params: { id: key } }, how)).answer.status === 404
}
