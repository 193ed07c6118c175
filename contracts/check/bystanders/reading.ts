import { operations } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import { readAnswer } from '#contracts/judge/answer.ts'
import { requestFor } from '#contracts/exchanges/request.ts'
import type { SessionOptions } from '#contracts/session/session.ts'
import { isObject, type Json, listedKind } from '../../judge/contract/records.ts'
import { inParallel } from '../in-parallel.ts'
import { parentListOf, reading as calls } from '../snapshot/reads.ts'
import { totalIn } from '../snapshot/snapshot.ts'
import type { View } from './views.ts'

/** What a view shows at one time. */
interface Seen {
  readonly text: string
  readonly records: ReadonlyMap<string, Json>
  /** Whether the view shows all records, so that a missing one must have been deleted. */
  readonly whole: boolean
  readonly total: number
}

/** What all views show at about the same time, without views that failed. */
export type Reading = ReadonlyMap<View, Seen>

/** A record that differs between two readings. */
export interface Change {
  readonly view: View
  readonly key: string
  /** Undefined if it is new. */
  readonly was: Json | undefined
  /** Undefined if the view does not show it any more. */
  readonly is: Json | undefined
  /** False if it may have moved to another page of the list. */
  readonly sure: boolean
}

const keyOf = (item: Json, index: number) =>
  typeof item.id === 'string' ? item.id : JSON.stringify([item.product_id ?? index, item.variantId])

function recordsOf({ id }: View, body: unknown): ReadonlyMap<string, Json> {
  const path = listedKind(id)?.path ?? []
  const shown = path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), body)
  const items = (Array.isArray(shown) ? (shown as unknown[]) : [shown]).filter(isObject)
  return new Map(items.map((item, index) => [keyOf(item, index), item]))
}

/** Calls without judging the answer, since the same calls are judged elsewhere. */
function call({ origin, send, tokens }: SessionOptions, { id, caller }: Pick<View, 'id' | 'caller'>, asked: Loose) {
  const token = caller === 'guest' ? undefined : tokens[caller]
  return send(requestFor(origin, operations[id], asked, token))
}

async function seenIn(options: SessionOptions, view: View, before: Seen | undefined): Promise<Seen | undefined> {
  const response = await call(options, view, view)
  if (response.status !== 200) return undefined
  const text = await response.text()
  // Most writes change few lists, and an unchanged text needs no parsing.
  if (text === before?.text) return before
  const { body } = await readAnswer(new Response(text))
  const records = recordsOf(view, body)
  const total = totalIn(body) ?? records.size
  return { text, records, total, whole: records.size >= total }
}

/** Reads all views. */
export async function takeReading(options: SessionOptions, views: readonly View[], before?: Reading): Promise<Reading> {
  const seen = new Map<View, Seen>()
  await inParallel(views, async (view) => {
    const now = await seenIn(options, view, before?.get(view))
    if (now) seen.set(view, now)
  })
  return seen
}

const detailOf = (view: View) => calls.find(({ id }) => parentListOf(id) === view.id)?.id

/** Whether a record that left a page was deleted rather than moved to another page. */
export async function isGone(options: SessionOptions, view: View, id: string): Promise<boolean> {
  const detail = detailOf(view)
  if (!detail) return false
  return (await call(options, { id: detail, caller: view.caller }, { params: { id } })).status === 404
}
