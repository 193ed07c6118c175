import { isObject, type Json } from '../../../judge/contract/records.ts'
import { alteredRequest, answer } from '../matching.ts'
import type { Send } from '../mutant.ts'
import { call, json, only, success, tokenOf } from '../planting.ts'

const updates = ['updateProduct', 'updateCategory', 'updateCollection', 'updateMe'] as const

const readBefore = async (request: Request, send: Send): Promise<Response> =>
  send(call(request, 'GET', new URL(request.url).pathname, tokenOf(request)))

const inner = (body: Json): Json => (isObject(body.user) ? body.user : body)

const wrap = (body: Json, record: Json): Json => (isObject(body.user) ? { user: record } : record)

/** A record with the plain fields that were sent. */
const merge = (record: Json, sent: Json): Json =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => {
      if (!(key in sent) || typeof sent[key] === 'object') return [key, value]
      return [key, typeof value === 'number' ? Number(sent[key]) : sent[key]]
    }),
  )

/** Updates that change less than requested, more, or something else. */
export const wrongUpdates = updates.flatMap((id) => {
  return [
    only(id, 'acknowledged and not done', () => async (request, send, { applied }) => {
      const [before, sent] = [await readBefore(request, send), await json(request)]
      if (!success(before)) return send(request)
      const body = await json(before)
      // A refused update stays refused.
      const tried = await send(request.clone())
      if (!success(tried)) return tried
      const old = inner(body)
      const restore = Object.fromEntries(Object.entries(old).filter(([key]) => key in sent))
      if (Object.keys(restore).length === 0 || 'variants' in sent || 'address' in sent) return tried
      applied()
      await send(await alteredRequest(request, { body: { ...sent, ...restore } }))
      return answer(tried, { body: wrap(body, merge(old, sent)) })
    }),
    only(id, 'the answer from before', () => async (request, send, { applied }) => {
      const before = await readBefore(request, send)
      const given = await send(request)
      if (!success(given) || !success(before) || (await before.clone().text()) === (await given.clone().text()))
        return given
      applied()
      return answer(given, { text: await before.text() })
    }),
    only(id, 'another field is reset', () => async (request, send, { applied }) => {
      const sent = await json(request)
      const reset = {
        updateProduct: { brand: '' },
        updateMe: { phone: null },
        updateCategory: { description: '-' },
        updateCollection: { description: '-' },
      }[id]
      const [key] = Object.keys(reset)
      if (key === undefined || key in sent) {
        // These updates send every field, so one of them is stored wrongly.
        if (id === 'updateProduct' || id === 'updateMe') return send(request)
        const given = await send(await alteredRequest(request, { body: { ...sent, ...reset } }))
        if (!success(given)) return given
        applied()
        return answer(given, { body: { ...(await json(given)), description: sent.description } })
      }
      const given = await send(await alteredRequest(request, { body: { ...sent, ...reset } }))
      if (success(given)) applied()
      return given
    }),
  ]
})
