import { isObject, type Json } from '../../../judge/contract/records.ts'
import { alteredRequest } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { json, only, readAt, refusal, refusing, success, tokenOf } from '../planting.ts'

const ownValueConflicts = (
  [
    ['updateProduct', 'SKU'],
    ['updateMe', 'email'],
  ] as const
).map(([id, field]) =>
  refusing(id, `its own ${field} is a conflict`, 409, async (sent, request, send, { token }) => {
    const before = await readAt(request, send, new URL(request.url).pathname, tokenOf(request) || token('admin'))
    const kept = isObject(before.user) ? before.user : before
    return sent[field] !== undefined && sent[field] === kept[field]
  }),
)

const twoLines = only('checkout', 'two lines of one variant oversell', () => async (request, send, { applied }) => {
  const sent = await json(request)
  const given = await send(request.clone())
  const [first, second] = Array.isArray(sent.items) ? (sent.items as Json[]) : []
  if (given.status !== 409 || !second || first?.productVariantId !== second.productVariantId) return given
  applied()
  return send(await alteredRequest(request, { body: { ...sent, items: [first] } }))
})

/** Looks at the stock, and only then takes from it: the second of two orders at once finds it untouched. */
const ordersAtOnce = only('checkout', 'two orders at once oversell', () => {
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

const codesInAnyCase = only('createCoupon', 'codes that differ in case are one', () => {
  const codes = new Map<string, string>()
  return async (request, send, { applied }) => {
    const code = String((await json(request)).code)
    const known = codes.get(code.toLowerCase())
    if (known === undefined || known === code) {
      const given = await send(request)
      if (success(given)) codes.set(code.toLowerCase(), code)
      return given
    }
    applied()
    return refusal(409, 'Coupon code is already taken')
  }
})

/** Conflicts that are none, and those that are not seen. */
export const conflicts: readonly Mutant[] = [...ownValueConflicts, twoLines, ordersAtOnce, codesInAnyCase]
