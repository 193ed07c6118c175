import type { OperationId } from '#openapi/generated/operations.ts'
import { isObject, type Json } from '../../../judge/contract/records.ts'
import type { Mutant } from '../mutant.ts'
import {
  alteredRequest,
  answer,
  ask,
  everyOperation,
  json,
  only,
  pathOf,
  recordIn,
  sending,
  success,
} from '../planting.ts'
import { kept } from './kept-otherwise.ts'

const updates = everyOperation.filter(({ method }) => method === 'PUT').map(({ id }) => id)

/** A record with the plain fields that were sent. */
const merge = (record: Json, sent: Json): Json =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (!(key in sent) || typeof sent[key] === 'object') return [key, value]
      return [key, typeof value === 'number' ? Number(sent[key]) : sent[key]]
    }),
  )

/** Undoes an update at once, and answers as if it were kept. */
const undone = (id: OperationId) =>
  only(id, 'acknowledged and not done', () => async (call) => {
    const { request, send, applied } = call
    const [before, sent] = [await ask(call, 'GET', pathOf(request)), await json(request)]
    // A refused update stays refused.
    const tried = await send(request.clone())
    if (!success(before) || !success(tried)) return tried
    const body = await json(before)
    const old = recordIn(body)
    const restore = Object.fromEntries(Object.entries(old).filter(([key]) => key in sent))
    if (Object.keys(restore).length === 0 || 'variants' in sent || 'address' in sent) return tried
    applied()
    await send(await alteredRequest(request, { body: { ...sent, ...restore } }))
    const merged = merge(old, sent)
    return answer(tried, { body: isObject(body.user) ? { user: merged } : merged })
  })

const answeredFromBefore = (id: OperationId) =>
  only(id, 'the answer from before', () => async (call) => {
    const before = await ask(call, 'GET', pathOf(call.request))
    const given = await call.send(call.request)
    if (!success(given) || !success(before)) return given
    const text = await before.text()
    if (text !== (await given.clone().text())) call.applied()
    return answer(given, { text })
  })

const reset = 'another field is reset'

/** Updates that change less than requested, more, or something else. */
export const wrongUpdates: readonly Mutant[] = [
  ...updates.flatMap((id) => [undone(id), answeredFromBefore(id)]),
  sending('updateProduct', reset, (sent) => ('brand' in sent ? undefined : { ...sent, brand: '' })),
  sending('updateMe', reset, (sent) => ('phone' in sent ? undefined : { ...sent, phone: null })),
  // Every field is sent, so one of them is stored wrongly.
  kept('updateCategory', reset, 'description', () => '-'),
  kept('updateCollection', reset, 'description', () => '-'),
]
