import { operationOf } from '#contracts/shop/shop-contract.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import type { Call } from '#contracts/judge/call.ts'
import { foreignFieldsHaveNoEffect, refusedChangesNothing } from '#contracts/check/laws/writing-laws.ts'
import { totalIn } from '#contracts/shop/snapshot/snapshot.ts'
import { askAsAllowed, callerFor } from './resources.ts'
import { sendBroken } from '#contracts/check/requests/send-broken.ts'
import { foreignFields, obeyedIn } from '#contracts/check/requests/fields.ts'
import { usualExchangeOf } from '#contracts/shop/exchanges/all.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import { successes, queryParameter, staleAfter } from '#openapi/contract/operation.ts'
import { isObject, objectIn, same } from '#openapi/contract/json.ts'

/** A call whose answer would show an effect of a refused call. */
interface Trace {
  id: string
  input: RequestInput
  /** The part of the answer that must not change. */
  of: (call: Call) => unknown
}

const all = Object.values(operations)
const whole = ({ answer }: Call): unknown => (answer.status === 200 ? answer.body : answer.status)
const total = ({ answer }: Call): unknown => totalIn(answer.body)

/** The caller's own data: cart, wishlist, account. */
const ownReads = all.filter(({ method, access, path }) => method === 'GET' && access === 'token' && !path.includes('{'))

function tracesFor(calls: ShopCalls, id: OperationId, { params, body }: RequestInput): Trace[] {
  const { path, tag } = operations[id]
  const own = params?.id
  const detail = all.find((each) => each.method === 'GET' && path.startsWith(each.path) && each.path.endsWith('{id}'))
  const { name, code, email } = objectIn(body)
  const q = [name, code, email].find((text) => typeof text === 'string' && calls.isUnique(text))
  const found: Trace[] = []
  if (detail && own !== undefined) found.push({ id: detail.id, input: { params: { id: own } }, of: whole })
  for (const read of ownReads) if (read.tag === tag) found.push({ id: read.id, input: {}, of: whole })
  for (const created of calls.own()) found.push({ id: created.get, input: { params: { id: created.id } }, of: whole })
  for (const search of q === undefined ? [] : staleAfter(operationOf(id)))
    if (queryParameter(operationOf(search), 'q')) found.push({ id: search, input: { query: { q } }, of: total })
  return [...new Map(found.map((trace) => [JSON.stringify([trace.id, trace.input]), trace])).values()]
}

/** Reads everything that a refused call might change. The returned function reads it again and reports changes. */
async function watch(calls: ShopCalls, id: OperationId, input: RequestInput): Promise<() => Promise<void>> {
  const look = (trace: Trace) => askAsAllowed(calls, trace.id, trace.input, ['200', '404'])
  const before = new Map<Trace, unknown>()
  for (const trace of tracesFor(calls, id, input)) before.set(trace, trace.of(await look(trace)))
  return async () => {
    for (const [trace, was] of before) {
      const call = await look(trace)
      const now = trace.of(call)
      const expected = `${inShort(was)}, as before refused calls of ${id}`
      if (!same(was, now)) calls.broken(refusedChangesNothing, call, '$', expected, inShort(now))
    }
  }
}

const refusals = (id: OperationId) => Object.keys(operations[id].answers).filter((status) => status.startsWith('4'))

/**
 * A token with an extra letter is refused, and one of another form, which a host reads in the same place for every
 * call; exchanges try no token and the wrong role.
 */
async function tryCallers(calls: ShopCalls, id: OperationId, input: RequestInput): Promise<void> {
  const { access, method } = operations[id]
  if (access === 'public') return
  const caller = callerFor(id)
  const longer = `${calls.token(caller)}x`
  for (const token of method === 'GET' && access === 'token' ? ['not-a-token', longer] : [longer])
    await calls.as(token).ask(id, caller, input, ['401'])
}

/** The valid request with fields that it must not hold. */
async function tryForeignFields(calls: ShopCalls, id: OperationId, input: RequestInput): Promise<void> {
  const foreign = foreignFields(operationOf(id))
  const multipart = operations[id].body?.contentType === 'multipart/form-data'
  if (Object.keys(foreign).length === 0 || multipart || !isObject(input.body) || !calls.mayRemain(id)) return
  const request = { ...input, body: { ...input.body, ...foreign } }
  const call = await askAsAllowed(calls, id, request, [...successes(operationOf(id)), '400'])
  for (const { path, got } of call.answer.status < 300 ? obeyedIn(call, foreign) : [])
    calls.broken(foreignFieldsHaveNoEffect, call, path, 'a value of the host, not the sent one', got)
}

/** One journey for each operation, with every caller and input that the contract refuses. */
export const refusalJourneys: readonly ShopJourney[] = all.map(({ id, method }) => ({
  name: `what ${id} refuses`,
  about: [id],
  reads: method === 'GET',
  leaves: false,
  async make(calls) {
    const [input] = await usualExchangeOf(id).attempts(calls)
    if (!input) return
    const expectNoTrace = method === 'GET' ? undefined : await watch(calls, id, input)
    await tryCallers(calls, id, input)
    await sendBroken(calls, operationOf(id), input, (request) => askAsAllowed(calls, id, request, refusals(id)))
    await expectNoTrace?.()
    await tryForeignFields(calls, id, input)
  },
}))
