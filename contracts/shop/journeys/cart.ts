import { ownProduct, variantInput } from '#contracts/shop/exchanges/own.ts'
import { unknownLike } from '#openapi/contract/unknown-like.ts'
import type { SignedIn } from '#contracts/shop/exchanges/input-of.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import {
  createdIsThere,
  deletedIsGone,
  ownDataIsOnesOwn,
  refusedChangesNothing,
} from '#contracts/check/laws/writing-laws.ts'
import { stockFollowsOrders, sumsAddUp } from '#contracts/shop/laws/buying-laws.ts'
import { fullPrice, isPrice } from '#contracts/shop/laws/prices.ts'

const lineOf = (variantId: string, quantity: number) => `${quantity} of variant ${variantId}`

/** The lines of a cart, in words. */
async function cartOf(calls: ShopCalls, caller: SignedIn) {
  const { call, body } = await calls.succeed('getCart', caller, {})
  const { items } = body.data
  return { call, items, lines: items.map(({ product_variant, quantity }) => lineOf(product_variant.id, quantity)) }
}

/** Puts units of a variant into a cart. */
export const addToCart = (calls: ShopCalls, productVariantId: string, quantity = 1, caller: SignedIn = 'customer') =>
  calls.succeed('addToCart', caller, { body: { productVariantId, quantity } })

async function expectLines(calls: ShopCalls, law: Law, caller: SignedIn, wanted: readonly string[]) {
  const { call, lines } = await cartOf(calls, caller)
  calls.expectSame(law, call, '$.data.items', wanted.toSorted(), lines.toSorted())
  return call
}

/** Expects the lines of these variants, if the cart has them, to cost this much a piece, for a reason. */
export async function expectPrices(calls: ShopCalls, wanted: Readonly<Record<string, number>>, why: string) {
  const { call, items } = await cartOf(calls, 'customer')
  for (const [index, { product_variant, unit_price }] of items.entries()) {
    const price = wanted[product_variant.id]
    if (price !== undefined && !isPrice(unit_price, price))
      calls.broken(sumsAddUp, call, `$.data.items[${index}].unit_price`, `${price}, ${why}`, String(unit_price))
  }
}

/**
 * A product whose prices show whether the host rounds. One of its two variants is `modified`: its price has a modifier,
 * to which a discount applies too. There are eight units of each.
 */
export async function pricedProduct(calls: ShopCalls, reserved_quantity = 1) {
  const inventory = { total_quantity: 8, reserved_quantity }
  const variants = [variantInput({ inventory }), variantInput({ size: '16', price_modifier: -99.6, inventory })]
  const product = await ownProduct(calls, { base_price: 18_500.4, variants })
  const modified = product.variants.filter(({ price_modifier }) => price_modifier !== 0)
  return { product, modified: calls.pick('variant with the modifier that was sent', modified) }
}

export const cartJourney: ShopJourney = {
  name: 'fill a cart',
  alone: true,
  about: ['getCart', 'addToCart'],
  async make(calls) {
    const before = (await cartOf(calls, 'customer')).lines
    const others = (await cartOf(calls, 'admin')).lines
    const { product } = await pricedProduct(calls)
    const [first, second] = product.variants
    if (!first || !second) return
    const item = ['data', 'item']
    const one = await addToCart(calls, first.id)
    calls.expectAt(createdIsThere, one.call, [...item, 'product_variant'], first)
    calls.expectAt(sumsAddUp, one.call, item, { unit_price: fullPrice(product.base_price, first.price_modifier) })
    const more = await calls.succeed('addToCart', 'customer', { body: { productId: product.id, quantity: 2 } })
    // Three pieces in the same line.
    calls.expectAt(sumsAddUp, more.call, item, { ...one.body.data.item, quantity: 3 })
    // Pressed twice, a button adds twice, to one line.
    const [once, again] = await Promise.all([addToCart(calls, second.id), addToCart(calls, second.id)])
    const other = once.body.data.item.quantity > again.body.data.item.quantity ? once : again
    // A line that a host finds by its product alone has the price of another variant.
    calls.expectAt(createdIsThere, other.call, [...item, 'product_variant', 'id'], second.id)
    calls.expectAt(sumsAddUp, other.call, item, { unit_price: fullPrice(product.base_price, second.price_modifier) })
    const lines = [...before, lineOf(first.id, 3), lineOf(second.id, 2)]
    const shown = await expectLines(calls, createdIsThere, 'customer', lines)
    for (const added of [more, other]) calls.expectOnce(createdIsThere, shown, added.body.data.item)
    await expectLines(calls, ownDataIsOnesOwn, 'admin', others)
    const theirs = await addToCart(calls, second.id, 1, 'admin')
    const read = await expectLines(calls, createdIsThere, 'admin', [...others, lineOf(second.id, 1)])
    calls.expectOnce(createdIsThere, read, theirs.body.data.item)
    // Seven units are free, and three are in the cart already. The contract has no smaller limit.
    const tooMany = { body: { productVariantId: first.id, quantity: 5 } }
    const refused = await calls.ask('addToCart', 'customer', tooMany, ['409'])
    calls.expectRefused(stockFollowsOrders, refused, '409, since seven units are free and the cart has three')
    const both = { productVariantId: first.id, productId: product.id, quantity: 1 }
    await calls.ask('addToCart', 'customer', { body: both }, ['400'])
    await calls.ask('addToCart', 'customer', { body: { productId: unknownLike(product.id), quantity: 1 } }, ['404'])
    await expectLines(calls, refusedChangesNothing, 'customer', lines)
    const last = await addToCart(calls, first.id, 4)
    calls.expectAt(stockFollowsOrders, last.call, item, { quantity: 7 })
    await calls.make('deleteProduct', 'admin', { params: { id: product.id } })
    await expectLines(calls, deletedIsGone, 'customer', before)
    await expectLines(calls, deletedIsGone, 'admin', others)
  },
}
