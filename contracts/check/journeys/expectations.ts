import { type JudgedCalls, successes } from '#contracts/session/journey.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'
import { listOf } from '#contracts/judge/contract/listed.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import { conflictsAreRefused, datesAgreeWithTheClock } from '../laws/writing-laws.ts'

/** Expects a list to show one record once, as it is wanted; by default the one with its id. */
export function expectOnce(
  calls: JudgedCalls,
  law: Law,
  call: Call,
  wanted: Json,
  isIt: (item: Json) => boolean = ({ id }) => id === wanted.id,
): void {
  if (!call.sound) return
  const { items, path } = listOf(call)
  const places = items.flatMap((item, index) => (isObject(item) && isIt(item) ? [index] : []))
  const [index, ...others] = places
  const what = `the record ${String(wanted.id ?? wanted.code)} once`
  if (index === undefined || others.length > 0) calls.broken(law, call, jsonPath(path), what, `${places.length} times`)
  else calls.expectAt(law, call, [...path, index], wanted)
}

/** Expects a list not to show a record. */
export function expectNone(
  calls: JudgedCalls,
  law: Law,
  call: Call,
  isIt: (item: Json) => boolean,
  what: string,
): void {
  const { items, path } = listOf(call)
  if (items.some((item) => isObject(item) && isIt(item)))
    calls.broken(law, call, jsonPath(path), `no ${what}`, 'it is still there')
}

type Dated = Readonly<{ created_at: string }>

/** Expects one of two records to be dated just after the other; some hosts keep whole seconds. */
export function expectJustAfter(calls: JudgedCalls, call: Call, path: string, before: Dated, after: Dated): void {
  const apart = Date.parse(after.created_at) - Date.parse(before.created_at)
  if (apart <= -1000 || apart > 120_000)
    calls.broken(datesAgreeWithTheClock, call, path, 'just after the one before it', `${apart} ms apart`)
}

/** Makes the same call twice at once, as a double click does: one must succeed and the other conflict. */
export async function expectOneOfTwo(calls: JudgedCalls, id: OperationId, caller: Caller, asked: Loose): Promise<Call> {
  const wanted = [...successes(id), '409']
  const [one, other] = await Promise.all([calls.ask(id, caller, asked, wanted), calls.ask(id, caller, asked, wanted)])
  const [done, ...others] = [one, other].filter(({ answer }) => answer.status < 300)
  if (others.length > 0)
    calls.broken(conflictsAreRefused, other, 'status', '409 for one of two at once', 'success twice')
  return done ?? one
}
