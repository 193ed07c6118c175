import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import type { Session } from '#contracts/session/session.ts'
import type { Call } from '#contracts/judge/call.ts'
import { listOf } from '#contracts/judge/contract/listed.ts'
import { queryParameter } from '#contracts/judge/contract/openapi.ts'
import { isObject, type Json, listedKind } from '#contracts/judge/contract/records.ts'
import { same } from '#contracts/judge/laws/law.ts'
import { inParallel } from '../in-parallel.ts'
import { askIfPossible, callersOf, isPaged, needed, pageOf, pagesIn, parentListOf, reading } from '../snapshot/reads.ts'
import { idsIn } from '../snapshot/snapshot.ts'

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
const listedKinds = new Set(plain.filter(({ id }) => !isSearch(id)).map(({ id }) => listedKind(id)?.kind))

/** Lists that everybody who may read them shares; a search only where no list shows its records. */
export const sharedLists: readonly OperationId[] = plain
  .filter(({ id }) => !isSearch(id) || !listedKinds.has(listedKind(id)?.kind))
  .map(({ id }) => id)

/** The call that shows one record of a list. */
const detailOf = (list: OperationId) => reading.find(({ id }) => parentListOf(id) === list)?.id

const ask = (session: Session, id: OperationId, asked: Loose) =>
  askIfPossible(
    session,
    { id, caller: callersOf(id)[0] ?? 'guest', asked },
    { wanted: ['200', '404'], during: 'reading other records' },
  )

/** Reads the first and the last page of lists, and the first record of each alone. */
export async function takeReading(session: Session, lists: readonly OperationId[]): Promise<Reading> {
  const found = new Map<string, Sight>()
  await inParallel(lists, async (id) => {
    const first = await ask(session, id, isPaged(id) ? pageOf(id, 1) : {})
    const last = first && pagesIn(first) > 1 ? await ask(session, id, pageOf(id, pagesIn(first))) : undefined
    const pages = [first, last].filter((call) => call !== undefined)
    const [one] = pages.flatMap(idsIn)
    const detail = detailOf(id)
    const alone = detail && one !== undefined ? await ask(session, detail, { params: { id: one } }) : undefined
    for (const call of [...pages, ...(alone ? [alone] : [])])
      for (const value of call.answer.status === 200 ? [...listOf(call).items, call.answer.body] : [])
        if (isObject(value) && typeof value.id === 'string')
          found.set(`${call.id} ${value.id}`, { call, key: value.id, value })
  })
  return found
}

/** Whether nothing at all has changed between two readings. */
export const isSame = (one: Reading, other: Reading): boolean =>
  one.size === other.size && [...one].every(([name, { value }]) => same(value, other.get(name)?.value))

/** The call that shows one record of those that a call shows. */
const aloneOf = (id: OperationId) => (operations[id].path.includes('{') ? id : detailOf(id))

/** Whether a record that left a page can be looked for, since it may have moved to another page. */
export const canBeSought = ({ call }: Sight): boolean => aloneOf(call.id) !== undefined

/** Whether a record that left a page was deleted. */
export async function isGone(session: Session, { call, key }: Sight): Promise<boolean> {
  const id = aloneOf(call.id)
  return id !== undefined && (await ask(session, id, { params: { id: key } }))?.answer.status === 404
}
