import { isObject, type Json } from '../../../judge/contract/records.ts'
import { alteredRequest } from '../matching.ts'
import { json, only, readAt, refusal, success } from '../planting.ts'

export const ownValueConflicts = (['updateProduct', 'updateMe'] as const).map((id) => {
  const field = id === 'updateMe' ? 'email' : 'SKU'
  return only(id, `its own ${field} is a conflict`, () => async (request, send, { applied, token }) => {
    const sent = await json(request)
    const caller = request.headers.get('Authorization')?.replace('Bearer ', '') ?? ''
    const path = new URL(request.url).pathname
    const before = await readAt(request, send, path, caller || token('admin'))
    const kept = isObject(before.user) ? before.user : before
    if (sent[field] === undefined || sent[field] !== kept[field]) return send(request)
    applied()
    return refusal(409, `${field} is already taken`)
  })
})

export const twoLines = only(
  'checkout',
  'two lines of one variant oversell',
  () =>
    async (request, send, { applied }) => {
      const sent = await json(request)
      const given = await send(request.clone())
      const items = Array.isArray(sent.items) ? (sent.items as Json[]) : []
      const [first, second] = items
      if (given.status !== 409 || !second || first?.productVariantId !== second.productVariantId) return given
      applied()
      return send(await alteredRequest(request, { body: { ...sent, items: [first] } }))
    },
)

/** Looks at the stock, and only then takes from it: the second of two orders at once finds it untouched. */
export const ordersAtOnce = only('checkout', 'two orders at once oversell', () => {
  let [open, last]: [number, Response | undefined] = [0, undefined]
  return async (request, send, { applied }) => {
    open += 1
    const given = await send(request)
    if (success(given)) last = given.clone()
    // The other one has come by now, if they were sent at once.
    await Promise.resolve()
    const atOnce = open > 1
    await new Promise((resolve) => setImmediate(resolve))
    open -= 1
    if (given.status !== 409 || !atOnce || !last) return given
    applied()
    return last.clone()
  }
})

export const codesInAnyCase = only('createCoupon', 'codes that differ in case are one', () => {
  const codes = new Map<string, string>()
  return async (request, send, { applied }) => {
    const { code } = await json(request)
    const known = codes.get(String(code).toLowerCase())
    if (known !== undefined && known !== code) {
      applied()
      return refusal(409, 'Coupon code is already taken')
    }
    const given = await send(request)
    if (success(given)) codes.set(String(code).toLowerCase(), String(code))
    return given
  }
})
