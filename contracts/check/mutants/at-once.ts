import type { OperationId } from '#openapi/generated/operations.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'
import { answer, type Call, json, listIn, type Mutant, mutant, only, success } from './planting.ts'

/** Whether a call came while another one with the same key was under way, and what it was answered. */
function overlapping() {
  const open = new Map<string, number>()
  return async ({ send }: Call, key: string): Promise<{ given: Response; atOnce: boolean }> => {
    open.set(key, (open.get(key) ?? 0) + 1)
    const given = await send()
    // The other one has come by now, if they were sent at once.
    await new Promise((resolve) => setImmediate(resolve))
    const atOnce = Number(open.get(key)) > 1
    await new Promise((resolve) => setImmediate(resolve))
    open.set(key, Number(open.get(key)) - 1)
    return { given, atOnce }
  }
}

/** Looks whether a call conflicts, and only then makes it: of two at once, each finds no conflict. */
const bothAccepted = (id: OperationId, kind: string) =>
  only(id, kind, () => {
    const watch = overlapping()
    let last: Response | undefined
    return async (call) => {
      const { given, atOnce } = await watch(call, '')
      if (success(given)) last = given.clone()
      if (given.status !== 409 || !atOnce || !last) return given
      call.applied()
      return last.clone()
    }
  })

/** Looks for the same wish, and only then keeps it: of two at once, each finds none. */
const wishesAtOnce = mutant('addToWishlist', 'two wishes at once are two', () => {
  const [watch, doubled] = [overlapping(), new Set<string>()]
  return async (call) => {
    const { productId, variantId } = call.id === 'addToWishlist' ? await call.sent() : {}
    const keyOf = (...wish: unknown[]) => JSON.stringify([call.sentToken, ...wish])
    const { given, atOnce } = await watch(call, keyOf(productId, variantId))
    if (call.id === 'addToWishlist' && success(given) && atOnce) doubled.add(keyOf(productId, variantId))
    if (call.id !== 'listWishlist' || !success(given) || doubled.size === 0) return given
    call.applied()
    const wishes = (await given.clone().json()) as Json[]
    const isDoubled = (wish: Json) => doubled.has(keyOf(wish.product_id, wish.variantId))
    return answer(given, { body: wishes.flatMap((wish) => (isDoubled(wish) ? [wish, wish] : [wish])) })
  }
})

/** Reads a quantity, adds to it and writes it: of two at once, one is lost. */
const lostAddition = mutant('addToCart', 'two additions at once are one', () => {
  const [watch, lost] = [overlapping(), new Map<unknown, number>()]
  return async (call) => {
    const { productVariantId: variant } = call.id === 'addToCart' ? await call.sent() : {}
    const { given, atOnce } = await watch(call, JSON.stringify([call.sentToken, variant]))
    if (variant !== undefined && atOnce && !lost.has(variant)) lost.set(variant, 1)
    if (call.id !== 'getCart' || !success(given) || lost.size === 0) return given
    call.applied()
    const { data, ...body } = await json(given)
    const items = listIn(isObject(data) ? data : {}, 'items').map((item) => {
      const less = lost.get(isObject(item.product_variant) ? item.product_variant.id : '') ?? 0
      return { ...item, quantity: Math.max(1, Number(item.quantity) - less) }
    })
    return answer(given, { body: { ...body, data: { items } } })
  }
})

/** Faults that only show when a call is made twice at once. */
export const atOnce: readonly Mutant[] = [
  bothAccepted('checkout', 'two orders at once oversell'),
  bothAccepted('cancelOrder', 'an order is cancelled twice at once'),
  bothAccepted('createReview', 'two reviews at once are two'),
  bothAccepted('createCoupon', 'two coupons at once are two'),
  bothAccepted('createProduct', 'two products at once have one SKU'),
  bothAccepted('register', 'two accounts at once have one address'),
  wishesAtOnce,
  lostAddition,
]
