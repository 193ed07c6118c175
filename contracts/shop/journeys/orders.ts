import {
  addressInput,
  type Line,
  orderInput,
  ownProduct,
  ownVariant,
  variantInput,
} from '#contracts/shop/exchanges/own.ts'
import { shipping } from '#openapi/generated/samples/shipping.ts'
import { listOf } from '#openapi/contract/listed.ts'
import { unknownLike } from '#openapi/contract/unknown-like.ts'
import type { ShopCalls, ShopJourney, Success } from '#contracts/shop/exchanges/calls.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { Law } from '#contracts/judge/finding.ts'
import {
  bothAtOnceTakeEffect,
  createdIsThere,
  foreignFieldsHaveNoEffect,
  othersStayAsTheyAre,
  refusedChangesNothing,
  updateChangesWhatWasSent,
} from '#contracts/check/laws/writing-laws.ts'
import { stockFollowsOrders, sumsAddUp } from '#contracts/shop/laws/buying-laws.ts'
import { askTwice, expectJustAfter, expectOneOfTwo, makeAtOnce } from './expectations.ts'
import { fullPrice, rupees } from '#contracts/shop/laws/prices.ts'
import { ownAccount } from './account.ts'
import { lookFor } from './records.ts'
import { countsOf, expectCancelled, expectCounted, figuresNow, statistics } from './order-figures.ts'

type AdminOrder = Success<'listAllOrders'>[number]

type Orders = Record<'small' | 'large' | 'foreign', AdminOrder>

type Product = Success<'createProduct'>

const ordersIn = (call: Call) => listOf(call).items as AdminOrder[]

/** An order in the administrator's list, or in what a search has found. */
export const orderIn = (call: Call, id: string) => ordersIn(call).find((order) => order.id === id)

export async function listedOrder(calls: ShopCalls, id: string) {
  const { call } = await calls.succeed('listAllOrders', 'admin', {})
  return { call, order: orderIn(call, id) }
}

/** The path of an order's total in the list. */
export const totalPath = (call: Call, { id }: Pick<AdminOrder, 'id'>) =>
  `$[${ordersIn(call).findIndex((order) => order.id === id)}].total_amount`

type LaterOrder = Pick<AdminOrder, 'id' | 'shipment_status'> & Partial<AdminOrder>

/** Expects an order to be listed as it was before. In the meantime it may have been paid, and gone into processing. */
export function expectLater(calls: ShopCalls, law: Law, call: Call, order: LaterOrder): void {
  const now = call.sound ? orderIn(call, order.id) : undefined
  const isProcessed = order.shipment_status === 'Pending' && now?.shipment_status === 'Processing'
  calls.expectOnce(law, call, {
    ...order,
    ...(isProcessed && { shipment_status: 'Processing' }),
    ...(now?.payment_status === 'Paid' && { payment_status: 'Paid' }),
  })
}

export const placeOrder = (calls: ShopCalls, ...lines: readonly Line[]) =>
  calls.make('checkout', 'customer', { body: orderInput(calls, ...lines) })

/** The reason is that of the run's own undoing, which so knows what is cancelled already. */
const cancellation = (id: string) => ({ params: { id }, body: { reason: 'Ordered by mistake' } })

const cancel = (calls: ShopCalls, id: string) => calls.ask('cancelOrder', 'customer', cancellation(id))

/** Expects the administrator's list and the search by e-mail to show an order; returns it as listed. */
async function expectShown(calls: ShopCalls, call: Call, placed: Success<'checkout'>, wanted: Partial<AdminOrder>) {
  const { orderId: id, orderNumber: order_number } = placed
  const listed = orderIn(call, id)
  calls.expectOnce(createdIsThere, call, { id, order_number, ...wanted })
  if (!listed) return undefined
  if (listed.shipment_status === 'Shipped')
    calls.broken(createdIsThere, call, '$[*].shipment_status', 'Pending or Processing', 'Shipped')
  const found = await lookFor(calls, 'searchOrders', id, { query: { q: wanted.customer_email } })
  expectLater(calls, createdIsThere, found, listed)
  return listed
}

/** A price, a total or a state in the request must not count: the order costs what the same one has cost. */
async function tryOwnPrice(calls: ShopCalls, variantId: string, same: AdminOrder): Promise<void> {
  const prices = { price: 1, unit_price: 1, total: 1, total_amount: 1 }
  const { items, ...rest } = orderInput(calls, [variantId, 1])
  const body = { ...rest, ...prices, shipment_status: 'Shipped', items: items.map((item) => ({ ...item, ...prices })) }
  const placed = await calls.ask('checkout', 'customer', { body }, ['201', '400'])
  if (!placed.sound || placed.answer.status === 400) return
  const { orderId } = placed.answer.body as Success<'checkout'>
  const { call, order } = await listedOrder(calls, orderId)
  // The other order may have moved on meanwhile, so the first state is right too.
  const shipment_status = order?.shipment_status === 'Pending' ? 'Pending' : same.shipment_status
  expectLater(calls, foreignFieldsHaveNoEffect, call, { id: orderId, total_amount: same.total_amount, shipment_status })
  await cancel(calls, orderId)
}

/**
 * A product of two variants, each with a reserved unit that must stay reserved. One costs so little that no shop sends it
 * without taking money for the parcel, the other as much as a host gets wrong that cuts a sum instead of rounding it.
 */
async function stocked(calls: ShopCalls) {
  const variants = [
    { price_modifier: 5.35, inventory: { total_quantity: 5, reserved_quantity: 1 } },
    { size: '16', price_modifier: 4_308.34, inventory: { total_quantity: 8, reserved_quantity: 1 } },
  ].map(variantInput)
  const product = await ownProduct(calls, { base_price: 21.1, variants })
  return { ...product, variants: product.variants.toSorted((a, b) => a.price_modifier - b.price_modifier) }
}

/** Expects each variant to have this many reserved units. */
async function expectHeld(calls: ShopCalls, { id, variants }: Product, reserved: number[], law = stockFollowsOrders) {
  const call = await calls.ask('getProduct', 'guest', { params: { id } })
  const wanted = variants.map((each, index) => ({ id: each.id, inventory: { reserved_quantity: reserved[index] } }))
  calls.expectAt(law, call, ['variants'], wanted)
}

/** Of two orders at the same time that together want more than is free, one at most can be sent. */
async function tryAtOnce(calls: ShopCalls, variantId: string): Promise<void> {
  const body = orderInput(calls, [variantId, 3])
  const both = await askTwice(calls, 'checkout', 'customer', { body }, ['201', '409'])
  const placed = both.filter(({ answer }) => answer.status === 201)
  const expected = '409 for one, since four units are free'
  if (placed[1]) calls.broken(stockFollowsOrders, placed[1], 'status', expected, '201 for both')
  for (const { answer } of placed) await cancel(calls, (answer.body as Success<'checkout'>).orderId)
}

/**
 * Shipping costs the same for any content, so the prices follow from two orders. Where those contradict each other, what
 * the contract's examples say for the parcel tells which is wrong.
 */
function expectSums(calls: ShopCalls, call: Call, product: Product, orders: Orders) {
  const { small, large, foreign } = orders
  const { base_price, variants } = product
  const [first = 0, second = 0] = variants.map(({ price_modifier }) => fullPrice(base_price, price_modifier))
  const all = [
    [small, 'unit', first],
    [large, '3 and 2 units', rupees(3 * first + 2 * second)],
    [foreign, 'unit', second],
  ] as const
  const parcels = all.map(([order, , goods]) => rupees(order.total_amount - goods))
  const isStated = parcels.includes(shipping)
  const parcel = isStated ? shipping : (parcels[0] ?? 0)
  if (parcel < 0) calls.broken(sumsAddUp, call, totalPath(call, small), `at least ${first}`, String(small.total_amount))
  const as = isStated ? "as in the contract's examples" : 'as in an order of one'
  for (const [order, units, goods] of all) {
    const wanted = rupees(goods + parcel)
    const expected = `${wanted}: ${goods} for the ${units}, and ${parcel} for the parcel ${as}`
    const got = order.total_amount
    if (Math.abs(got - wanted) > 0.005) calls.broken(sumsAddUp, call, totalPath(call, order), expected, String(got))
  }
  expectJustAfter(calls, call, '$[*].created_at', small, large)
  if (new Set(Object.values(orders).map(({ order_number }) => order_number)).size < 3)
    calls.broken(createdIsThere, call, '$[*].order_number', 'a number of its own for each order', small.order_number)
}

export const orderEmailJourney: ShopJourney = {
  name: 'an order and a review of somebody whose address and name change',
  about: ['checkout', 'updateMe', 'listAllOrders', 'searchOrders', 'listReviews'],
  async make(calls) {
    const { owner, session, email } = await ownAccount(calls)
    const { product, variant } = await ownVariant(calls)
    const written = { productId: product.id, rating: 4, comment: 'Before the change.' }
    const reviewed = await owner.succeed('createReview', 'customer', { body: written })
    // To a saved address, which stays as it is.
    const { user } = await owner.make('updateMe', 'customer', { body: { address: addressInput(calls) } })
    const body = orderInput(calls, [variant.id, 1])
    const shippingAddress = { ...body.shippingAddress, id: String(user.addresses[0]?.id) }
    const placed = await owner.ask('checkout', 'customer', { body: { ...body, shippingAddress } })
    if (!placed.sound) return
    const account = await owner.ask('getMe', 'customer', {})
    calls.expectAt(othersStayAsTheyAre, account, ['user'], user)
    const { orderId: id } = placed.answer.body as Success<'checkout'>
    // Read before the change, since a host may keep what it has shown.
    const { call: before } = await listedOrder(calls, id)
    calls.expectOnce(createdIsThere, before, { id, customer_email: session.user.email })
    const changed = `${calls.unique('moved')}@example.com`.toLowerCase()
    await owner.ask('updateMe', 'customer', { body: { email: changed, name: changed } })
    const reviews = await calls.ask('listReviews', 'guest', { query: { productId: product.id } })
    calls.expectAt(updateChangesWhatWasSent, reviews, ['data', 'reviews', 0, 'user', 'name'], changed)
    const search = (q: string) => calls.ask('searchOrders', 'admin', { query: { q } })
    const { call: listed, order: ordered } = await listedOrder(calls, id)
    for (const call of [listed, await search(changed)])
      calls.expectOnce(updateChangesWhatWasSent, call, { id, customer_email: changed })
    // The account, the review and the order are of the same time, whatever part of the host wrote it down.
    const { review } = reviewed.body.data
    expectJustAfter(calls, reviewed.call, '$.data.review.created_at', session.user, review)
    if (ordered) expectJustAfter(calls, listed, '$[*].created_at', review, ordered)
    const found = await search(email)
    calls.expectNone(updateChangesWhatWasSent, found, (order) => order.id === id, 'order by the old address')
    await cancel(owner, id)
  },
}

export const orderJourney: ShopJourney = {
  name: 'order, and cancel the orders',
  about: ['checkout', 'cancelOrder', 'returnOrder', 'listAllOrders', 'searchOrders', 'getLifetimeSales', ...statistics],
  async make(calls) {
    const { user } = await calls.make('getMe', 'customer', {})
    const { user: admin } = await calls.make('getMe', 'admin', {})
    const product = await stocked(calls)
    const [first, second] = product.variants.map(({ id }) => id)
    if (first === undefined || second === undefined) return
    const counted = await countsOf(calls)
    const one = await placeOrder(calls, [first, 1])
    await expectHeld(calls, product, [2, 1])
    const dear = { ...orderInput(calls, [first, 3], [second, 2]), paymentMethod: 'credit' } as const
    // A change of the product at the same time must not forget what is reserved.
    const change = { params: { id: product.id }, body: { brand: 'Changed at once' } }
    const [bought] = await makeAtOnce(calls, [
      ['checkout', 'customer', { body: dear }],
      ['updateProduct', 'admin', change],
    ])
    if (!bought?.sound) return
    const many = bought.answer.body as Success<'checkout'>
    await expectHeld(calls, product, [5, 3], bothAtOnceTakeEffect)
    const onDelivery = { ...orderInput(calls, [second, 1]), paymentMethod: 'cod' } as const
    const others = await calls.make('checkout', 'admin', { body: onDelivery })
    await expectHeld(calls, product, [5, 4])
    const { call } = await calls.succeed('listAllOrders', 'admin', {})
    const small = await expectShown(calls, call, one, { customer_email: user.email })
    const large = await expectShown(calls, call, many, { customer_email: user.email })
    // The parcel of a new order has not been sent, so cash on delivery has not been paid.
    const unpaid = { customer_email: admin.email, payment_status: 'Unpaid' } as const
    const foreign = await expectShown(calls, call, others, unpaid)
    if (small && large && foreign) expectSums(calls, call, product, { small, large, foreign })

    const figures = await figuresNow(calls)
    const tooMany = orderInput(calls, [second, 1], [first, 1])
    await calls.ask('checkout', 'customer', { body: tooMany }, ['409'])
    await expectHeld(calls, product, [5, 4], refusedChangesNothing)
    const unknown = orderInput(calls, [second, 1], [unknownLike(second), 1])
    await calls.ask('checkout', 'customer', { body: unknown }, ['404'])
    await expectHeld(calls, product, [5, 4], refusedChangesNothing)
    // Of its four units, two lines want six together.
    const oversold = orderInput(calls, [second, 3], [second, 3])
    const twoLines = await calls.ask('checkout', 'customer', { body: oversold }, ['400', '409'])
    calls.expectRefused(stockFollowsOrders, twoLines, '409, since four units are free')
    await tryAtOnce(calls, second)
    // Not even an administrator may cancel the order of another account.
    await calls.ask('cancelOrder', 'admin', cancellation(one.orderId), ['403'])
    await calls.ask('returnOrder', 'customer', { params: { id: one.orderId }, body: { reason: 'Too small' } }, ['409'])
    await expectHeld(calls, product, [5, 4], refusedChangesNothing)
    // Pressed twice, it frees the units once.
    await expectOneOfTwo(calls, 'cancelOrder', 'customer', cancellation(many.orderId))
    await expectHeld(calls, product, [2, 2])
    if (large) await expectCancelled(calls, figures, large.total_amount)
    await expectCounted(calls, counted, 3)
    const { call: later } = await listedOrder(calls, one.orderId)
    if (small) expectLater(calls, refusedChangesNothing, later, small)
    // A cancelled order stays in the list, with its last status.
    if (large) expectLater(calls, othersStayAsTheyAre, later, large)
    await cancel(calls, one.orderId)
    if (small) await tryOwnPrice(calls, first, small)
    await calls.ask('cancelOrder', 'admin', cancellation(others.orderId))
    await expectHeld(calls, product, [1, 1])
  },
}
