import { operationOf } from '#contracts/shop/shop-contract.ts'
import type { ShopCalls, ShopJourney, Success } from '#contracts/shop/exchanges/calls.ts'
import { lateDay, ownSale, saleInput } from '#contracts/shop/exchanges/own.ts'
import { unknownLike } from '#openapi/contract/unknown-like.ts'
import type { Call } from '#contracts/judge/call.ts'
import { type Discount, discounted, fullPrice, isPrice, rupees } from '#contracts/shop/laws/prices.ts'
import {
  bothAtOnceTakeEffect,
  createdIsThere,
  deletedIsGone,
  leftOutHasItsDefault,
  othersStayAsTheyAre,
  refusedChangesNothing,
} from '#contracts/check/laws/writing-laws.ts'
import { sumsAddUp } from '#contracts/shop/laws/buying-laws.ts'
import { makeAtOnce } from './expectations.ts'
import { addToCart, expectPrices, pricedProduct } from './cart.ts'
import { listedOrder, orderIn, placeOrder, totalPath } from './orders.ts'
import { leftOut } from '#contracts/check/requests/fields.ts'

/** The host's own time in milliseconds, which a new review of a product shows. */
async function hostTime(calls: ShopCalls, productId: string): Promise<number> {
  const written = { productId, rating: 4, comment: 'To read the clock.' }
  const { body } = await calls.succeed('createReview', 'customer', { body: written })
  return Date.parse(body.data.review.created_at)
}

/** A sale that runs at `now`, for an hour more at least. */
async function runningSale(calls: ShopCalls, now: number) {
  const sales = await calls.make('listSales', 'guest', {})
  return sales.find(
    ({ is_active, start_date, end_date }) =>
      is_active && Date.parse(start_date) <= now && Date.parse(end_date) > now + 3_600_000,
  )
}

const addition = (id: string, productId: string, discountPercent: string | number) => ({
  params: { id },
  body: { productId, discountPercent },
})

const fivePercent = { discount_percent: 5, discount_amount: 0 }

/** Puts a product on sale, by default at five percent. */
const intoSale = (calls: ShopCalls, id: string, productId: string, discountPercent: string | number = '5.0000') =>
  calls.succeed('addProductToSale', 'admin', addition(id, productId, discountPercent))

const outOfSale = (calls: ShopCalls, id: string, productId: string) =>
  calls.make('removeProductFromSale', 'admin', { params: { id, productId } })

/** Puts a unit of a variant into the cart and expects its discounted price; returns the price that the answer shows. */
async function addReduced(
  calls: ShopCalls,
  variantId: string,
  full: number,
  { start_date, end_date, ...discount }: Discount & Pick<Success<'getSale'>, 'start_date' | 'end_date'>,
): Promise<number> {
  const { call, body } = await addToCart(calls, variantId)
  const { unit_price, product_variant } = body.data.item
  calls.expectSame(createdIsThere, call, '$.data.item.product_variant.id', variantId, product_variant.id)
  const reduced = discounted(full, discount)
  const why = isPrice(unit_price, full)
    ? `${reduced}, since its sale runs now, from ${start_date} to ${end_date}, to the minute`
    : `${reduced}: the price of ${full} with its modifier, less ${discount.discount_percent} percent`
  if (!isPrice(unit_price, reduced)) calls.broken(sumsAddUp, call, '$.data.item.unit_price', why, String(unit_price))
  return unit_price
}

export const salePriceJourney: ShopJourney = {
  name: 'a price in a running sale',
  about: ['addProductToSale', 'removeProductFromSale', 'addToCart', 'getCart'],
  async make(calls) {
    const { product, modified: variant } = await pricedProduct(calls)
    const sale = await runningSale(calls, await hostTime(calls, product.id))
    if (!sale) return
    await intoSale(calls, sale.id, product.id)
    const full = fullPrice(product.base_price, variant.price_modifier)
    await addReduced(calls, variant.id, full, { ...sale, ...fivePercent })
    await outOfSale(calls, sale.id, product.id)
    await expectPrices(calls, { [variant.id]: full }, 'the full price, since the product left the sale')
  },
}

type Product = Success<'createProduct'>

/** The best of several sales, and of its two discounts the percentage, which gives more than half a paisa to round. */
const best = { discount_percent: 7.65, discount_amount: 9 }
/** The discount of another product in the same sale. */
const inRupees = { discount_percent: 0, discount_amount: 8.75 }

/** Puts products into a new sale, which runs for a quarter of an hour. Being switched on is not sent, as it is the default. */
async function intoNewSale(calls: ShopCalls, now: number, productId: string, other: Product) {
  // Some hosts keep whole seconds.
  const second = Math.floor(now / 1000)
  const [start_date = '', end_date = ''] = [-300, 600].map((after) => new Date((second + after) * 1000).toISOString())
  const products = [
    { product_id: productId, ...best },
    { product_id: other.id, discount_percent: 0, discount_amount: '8.7500' },
  ]
  const { name, description } = saleInput('Contract check sale, running')
  const body = { name, description, start_date, end_date, products }
  const { call, body: created } = await calls.succeed('createSale', 'admin', { body })
  calls.expectAt(leftOutHasItsDefault, call, [], leftOut(operationOf('createSale')))
  expectShown(calls, call, created, [other])
  const ofOther = entryOf(other.id, 0, inRupees.discount_amount)
  const entries = [entryOf(productId, best.discount_percent, best.discount_amount), ofOther]
  const read = await expectProducts(calls, createdIsThere, created.id, entries)
  calls.expectAt(createdIsThere, read.call, [], created)
  return created
}

/** Expects a wish to show the full price of a product in a sale. */
async function expectFullWish(calls: ShopCalls, { id, base_price, variants }: Product): Promise<void> {
  const price = fullPrice(base_price, variants[0]?.price_modifier)
  await calls.make('addToWishlist', 'admin', { body: { productId: id } })
  const { call, body } = await calls.succeed('listWishlist', 'admin', {})
  const index = body.findIndex(({ product_id }) => product_id === id)
  const got = body[index]?.product.price
  const why = `${price}, the full price, since only a cart shows what a sale takes off`
  if (got !== undefined && got !== price) calls.broken(sumsAddUp, call, `$[${index}].product.price`, why, String(got))
}

/**
 * In a sale of the run and then in one of the host at a smaller discount: the best counts, not the first or the latest,
 * and when the product leaves it the other. Shipping costs the same for any content, so an order before the sale tells
 * the share of the parcel.
 */
export const saleOrderJourney: ShopJourney = {
  name: 'an order in a running sale',
  about: [
    'checkout',
    'getCart',
    'createSale',
    'addProductToSale',
    'removeProductFromSale',
    'listWishlist',
    'listAllOrders',
  ],
  async make(calls) {
    const { product, modified: variant } = await pricedProduct(calls)
    const full = fullPrice(product.base_price, variant.price_modifier)
    const reduced = discounted(full, best)
    const before = await placeOrder(calls, [variant.id, 1])
    const { order: one } = await listedOrder(calls, before.orderId)
    const { product: dearer, modified: other } = await pricedProduct(calls)
    await addToCart(calls, other.id)
    const now = await hostTime(calls, product.id)
    const own = await intoNewSale(calls, now, product.id, dearer)
    if (!own.is_active) return
    const shown = await addReduced(calls, variant.id, full, { ...own, ...best })
    const running = await runningSale(calls, now)
    if (running) {
      await intoSale(calls, running.id, product.id)
      // This share is less than the amount that its other sale takes off.
      await intoSale(calls, running.id, dearer.id, '0.0100')
    }
    const ofOther = { [other.id]: discounted(full, inRupees) }
    await expectPrices(calls, { [variant.id]: reduced, ...ofOther }, 'at the best discount of the running sales')
    await expectFullWish(calls, product)
    // Of three pieces, since a host may round a piece or the sum: what the cart shows is what each costs.
    const within = await placeOrder(calls, [variant.id, 3])
    const { call, order: three } = await listedOrder(calls, within.orderId)
    const same = orderIn(call, before.orderId)
    if (one && same && one.total_amount !== same.total_amount) {
      const unchanged = `${one.total_amount}, as before its product was put on sale`
      calls.broken(othersStayAsTheyAre, call, totalPath(call, same), unchanged, String(same.total_amount))
    }
    // A wrong price in the cart is wrong in the order too, and has been reported.
    if (one && three && isPrice(shown, reduced)) {
      const parcel = rupees(one.total_amount - full)
      const wanted = rupees(parcel + 3 * reduced)
      const expected = `${wanted}: 3 units at ${reduced} each as in the cart, and ${parcel} for the parcel as in an order before`
      if (!isPrice(three.total_amount, wanted, 3))
        calls.broken(sumsAddUp, call, totalPath(call, three), expected, String(three.total_amount))
    }
    await outOfSale(calls, own.id, product.id)
    const next = running ? discounted(full, fivePercent) : full
    await expectPrices(calls, { [variant.id]: next, ...ofOther }, 'at the best discount of its other sales')
    if (!running) return
    // The latest sale does not count, nor does what was added last.
    await intoSale(calls, own.id, product.id, 1)
    await expectPrices(calls, { [variant.id]: next }, 'at the best discount of the running sales')
  },
}

/**
 * Sales that reduce nothing, each for one reason. Those that run earlier or later are so near that five and a half hours,
 * from UTC to India, would make them run now.
 */
function idleSales(now: number) {
  const minute = Math.floor(now / 60_000)
  const at = (minutes: number) => new Date((minute + minutes) * 60_000).toISOString()
  return {
    'has ended': { start_date: at(-360), end_date: at(-15), is_active: true },
    'has not begun': { start_date: at(315), end_date: at(345), is_active: true },
    'is switched off': { ...lateDay, start_date: '2001-01-01T00:00:00.000Z', is_active: false },
  }
}

export const idleSalesJourney: ShopJourney = {
  name: 'a price in sales that do not run',
  about: ['createSale', 'addProductToSale', 'addToCart', 'getCart'],
  async make(calls) {
    const { product, modified: variant } = await pricedProduct(calls)
    const full = fullPrice(product.base_price, variant.price_modifier)
    await addToCart(calls, variant.id)
    const sales = await calls.make('listSales', 'guest', {})
    for (const [why, dates] of Object.entries(idleSales(await hostTime(calls, product.id)))) {
      const name = `Contract check sale, ${why}`
      // A host may refuse a sale that is over.
      const wanted = why === 'has ended' ? ['201', '400'] : ['201']
      // No call deletes a sale, so the one that can be used again is.
      const old = dates.is_active ? undefined : sales.find((sale) => sale.name === name)
      const body = { ...saleInput(name), ...dates }
      const created = old ? undefined : await calls.ask('createSale', 'admin', { body }, wanted)
      const id = old?.id ?? (created?.sound && (created.answer.body as Partial<Success<'createSale'>>).id)
      if (!id) continue
      await intoSale(calls, id, product.id)
      await expectPrices(calls, { [variant.id]: full }, `the full price, since its sale ${why}`)
      await outOfSale(calls, id, product.id)
    }
  },
}

const entryOf = (productId: string, percent: number, amount = 0) =>
  `product ${productId} at ${percent} percent and ${amount} rupees off`

const entriesOf = ({ sale_products }: Success<'getSale'>) =>
  sale_products.map((entry) => entryOf(entry.product_id, entry.discount_percent, entry.discount_amount)).toSorted()

async function expectProducts(calls: ShopCalls, law: typeof createdIsThere, id: string, wanted: readonly string[]) {
  const { call, body } = await calls.succeed('getSale', 'guest', { params: { id } })
  calls.expectSame(law, call, '$.sale_products', wanted.toSorted(), entriesOf(body))
  return { call, body }
}

/** Expects a sale to show these products as they were made. */
function expectShown(calls: ShopCalls, call: Call, sale: Success<'getSale'>, own: readonly Product[]): void {
  for (const [index, { product_id }] of sale.sale_products.entries())
    for (const product of own.filter(({ id }) => id === product_id))
      calls.expectAt(createdIsThere, call, ['sale_products', index, 'product'], product)
}

export const saleJourney: ShopJourney = {
  name: 'put products on sale and take them off',
  about: ['getSale', 'addProductToSale', 'removeProductFromSale', 'listSales', 'createSale'],
  async make(calls) {
    const { id } = await ownSale(calls)
    const before = await calls.make('getSale', 'guest', { params: { id } })
    const { sale_products: _products, ...sale } = before
    const entries = entriesOf(before)
    // The second is sold out.
    const { product: one } = await pricedProduct(calls)
    const { product: two } = await pricedProduct(calls, 8)
    await makeAtOnce(calls, [
      ['addProductToSale', 'admin', addition(id, one.id, '3')],
      ['addProductToSale', 'admin', addition(id, two.id, 7)],
    ])
    const both = [...entries, entryOf(one.id, 3), entryOf(two.id, 7)]
    const { call, body } = await expectProducts(calls, bothAtOnceTakeEffect, id, both)
    expectShown(calls, call, body, [one, two])
    await calls.ask('addProductToSale', 'admin', addition(id, one.id, 1), ['409'])
    await calls.ask('addProductToSale', 'admin', addition(id, unknownLike(one.id), 1), ['404'])
    await expectProducts(calls, refusedChangesNothing, id, both)
    await outOfSale(calls, id, one.id)
    await expectProducts(calls, deletedIsGone, id, [...entries, entryOf(two.id, 7)])
    await calls.ask('removeProductFromSale', 'admin', { params: { id, productId: one.id } }, ['204', '404'])
    // What was taken off can be put back.
    const back = await intoSale(calls, id, one.id, '9.9999')
    const put = [...entries, entryOf(two.id, 7), entryOf(one.id, 9.9999)]
    calls.expectSame(createdIsThere, back.call, '$.sale_products', put.toSorted(), entriesOf(back.body))
    calls.expectAt(createdIsThere, back.call, [], sale)
    expectShown(calls, back.call, back.body, [one, two])
    await calls.make('deleteProduct', 'admin', { params: { id: two.id } })
    await expectProducts(calls, deletedIsGone, id, [...entries, entryOf(one.id, 9.9999)])
    const backwards = { ...saleInput(calls.unique('Backwards')), start_date: lateDay.end_date }
    await calls.ask('createSale', 'admin', { body: backwards }, ['400'])
    const products = [one.id, unknownLike(one.id)].map((product_id) => ({ product_id, discount_percent: 5 }))
    const half = { ...saleInput(calls.unique('Half')), products }
    await calls.ask('createSale', 'admin', { body: half }, ['404'])
    const all = await calls.ask('listSales', 'guest', {})
    calls.expectOnce(createdIsThere, all, before)
    const refused: unknown[] = [backwards.name, half.name]
    calls.expectNone(refusedChangesNothing, all, ({ name }) => refused.includes(name), 'refused sale')
  },
}
