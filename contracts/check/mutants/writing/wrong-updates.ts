import { isObject, type Json } from '../../../judge/contract/records.ts'
import { alteredRequest, answer } from '../matching.ts'
import type { Mutant, Send } from '../mutant.ts'
import { call, json, only, sending, success, tokenOf } from '../planting.ts'

const updates = ['updateProduct', 'updateCategory', 'updateCollection', 'updateMe'] as const
type Update = (typeof updates)[number]

const readBefore = async (request: Request, send: Send): Promise<Response> =>
  send(call(request, 'GET', new URL(request.url).pathname, tokenOf(request)))

/** A record with the plain fields that were sent. */
const merge = (record: Json, sent: Json): Json =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (!(key in sent) || typeof sent[key] === 'object') return [key, value]
      return [key, typeof value === 'number' ? Number(sent[key]) : sent[key]]
    }),
  )

/** Undoes an update at once, and answers as if it were kept. */
const undone = (id: Update) =>
  only(id, 'acknowledged and not done', () => async (request, send, { applied }) => {
    const [before, sent] = [await readBefore(request, send), await json(request)]
    // A refused update stays refused.
    const tried = await send(request.clone())
    if (!success(before) || !success(tried)) return tried
    const body = await json(before)
    const old = isObject(body.user) ? body.user : body
    const restore = Object.fromEntries(Object.entries(old).filter(([key]) => key in sent))
    if (Object.keys(restore).length === 0 || 'variants' in sent || 'address' in sent) return tried
    applied()
    await send(await alteredRequest(request, { body: { ...sent, ...restore } }))
    const merged = merge(old, sent)
    return answer(tried, { body: isObject(body.user) ? { user: merged } : merged })
  })

const answeredFromBefore = (id: Update) =>
  only(id, 'the answer from before', () => async (request, send, { applied }) => {
    const before = await readBefore(request, send)
    const given = await send(request)
    if (!success(given) || !success(before)) return given
    const text = await before.text()
    if (text !== (await given.clone().text())) applied()
    return answer(given, { text })
  })

/** Resets a field that is not sent; where every field is sent, one of them is stored wrongly. */
const resetting = (id: Update, reset: Json) =>
  sending(
    id,
    'another field is reset',
    (sent) =>
      'description' in reset || !Object.keys(reset).some((key) => key in sent) ? { ...sent, ...reset } : undefined,
    (body, sent) => ('description' in reset ? { ...body, description: sent.description } : body),
  )

/** Updates that change less than requested, more, or something else. */
export const wrongUpdates: readonly Mutant[] = [
  ...updates.flatMap((id) => [undone(id), answeredFromBefore(id)]),
  resetting('updateProduct', { brand: '' }),
  resetting('updateMe', { phone: null }),
  resetting('updateCategory', { description: '-' }),
  resetting('updateCollection', { description: '-' }),
]
