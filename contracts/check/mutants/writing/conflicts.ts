import type { Mutant } from '../mutant.ts'
import {
  alteredRequest,
  answering,
  json,
  listIn,
  only,
  pathOf,
  readJson,
  recordIn,
  refusal,
  refusing,
  success,
} from '../planting.ts'

const ownValues = [
  ['updateProduct', 'SKU'],
  ['updateMe', 'email'],
] as const

/** Looks at the stock, and only then takes from it: the second of two orders at once finds it untouched. */
const ordersAtOnce = only('checkout', 'two orders at once oversell', () => {
  let [open, last]: [number, Response | undefined] = [0, undefined]
  return async ({ request, send, applied }) => {
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

/** Conflicts that are none, and those that are not seen. */
export const conflicts: readonly Mutant[] = [
  ...ownValues.map(([id, field]) =>
    refusing(id, `its own ${field} is a conflict`, 409, async (sent, call) => {
      const kept = recordIn(await readJson(call, pathOf(call.request)))
      return sent[field] !== undefined && sent[field] === kept[field]
    }),
  ),
  answering('checkout', 'two lines of one variant oversell', () => async (given, { request, send }) => {
    const sent = await json(request)
    const [first, second] = listIn(sent, 'items')
    if (given.status !== 409 || !second || first?.productVariantId !== second.productVariantId) return undefined
    return send(await alteredRequest(request, { body: { ...sent, items: [first] } }))
  }),
  ordersAtOnce,
  only('createCoupon', 'codes that differ in case are one', () => {
    const codes = new Map<string, string>()
    return async ({ request, send, applied }) => {
      const code = String((await json(request)).code)
      const known = codes.get(code.toLowerCase()) ?? code
      if (known !== code) {
        applied()
        return refusal(409, 'Coupon code is already taken')
      }
      const given = await send(request)
      if (success(given)) codes.set(code.toLowerCase(), code)
      return given
    }
  }),
]
