import { addressInput, ownVariant, productInput } from '#contracts/exchanges/own.ts'
import type { Journey, LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { isObject } from '#contracts/judge/contract/records.ts'
import {
  createdIsThere,
  foreignFieldsHaveNoEffect,
  refusedChangesNothing,
  stockFollowsOrders,
  sumsAddUp,
  updateChangesWhatWasSent,
} from '../laws/writing-laws.ts'
import { expectJustAfter, expectNone, expectOnce } from './expectations.ts'
import { rupees } from '../laws/prices.ts'
import { ownAccount } from './account.ts'

type AdminOrder = Success<'listAllOrders'>[number]

type Payment = 'upi' | 'cod' | 'credit'

async function listedOrder(stage: LawStage, id: string): Promise<{ step: Step; order: AdminOrder | undefined }> {
  const { step, body } = await stage.succeed('listAllOrders', 'admin', {})
  return { step, order: body.find((order) => order.id === id) }
}

/** The request for an order of these variants and quantities. */
const orderOf = (stage: LawStage, lines: ReadonlyArray<readonly [string, number]>, paymentMethod: Payment = 'upi') => ({
  paymentMethod,
  items: lines.map(([productVariantId, quantity]) => ({ productVariantId, quantity })),
  shippingAddress: addressInput(stage),
})

export const placeOrder = (
  stage: LawStage,
  lines: ReadonlyArray<readonly [string, number]>,
  caller: 'customer' | 'admin' = 'customer',
  paymentMethod: Payment = 'upi',
) => stage.call('checkout', caller, { body: orderOf(stage, lines, paymentMethod) })

const reason = 'Ordered by mistake'

/** Cancels an order; with other `statuses` than that of the success, it must be refused. */
const cancel = (stage: LawStage, id: string, statuses?: readonly string[], caller: 'customer' | 'admin' = 'customer') =>
  stage.ask('cancelOrder', caller, { params: { id }, body: { reason } }, statuses)

type Placed = Success<'checkout'>

/** Expects the administrator's list and search to show an order; returns it as listed. */
async function expectShown(
  stage: LawStage,
  step: Step,
  placed: Placed,
  email: string,
): Promise<AdminOrder | undefined> {
  const listed = (step.answer.body as AdminOrder[]).find(({ id }) => id === placed.orderId)
  expectOnce(stage, createdIsThere, step, {
    id: placed.orderId,
    order_number: placed.orderNumber,
    customer_email: email,
  })
  if (!listed) return undefined
  expectOnce(stage, createdIsThere, await stage.ask('searchOrders', 'admin', { query: { q: email } }), listed)
  return listed
}

/** A price, a total or a state in the request must not count: the order costs what the same one has cost. */
async function tryOwnPrice(stage: LawStage, variantId: string, same: AdminOrder): Promise<void> {
  const prices = { price: 1, unit_price: 1, total: 1, total_amount: 1 }
  const { items, ...rest } = orderOf(stage, [[variantId, 1]])
  const body = { ...rest, ...prices, shipment_status: 'Shipped', items: items.map((item) => ({ ...item, ...prices })) }
  const placed = await stage.ask('checkout', 'customer', { body }, ['201', '400'])
  const { orderId } = isObject(placed.answer.body) ? placed.answer.body : {}
  if (placed.answer.status !== 201 || typeof orderId !== 'string') return
  const { total_amount, shipment_status } = same
  const { step } = await listedOrder(stage, orderId)
  expectOnce(stage, foreignFieldsHaveNoEffect, step, { id: orderId, total_amount, shipment_status })
  await cancel(stage, orderId)
}

/** A product of two variants, each with a reserved unit that must stay reserved. */
async function stocked(stage: LawStage) {
  const input = productInput(stage)
  const [variant] = input.variants
  const variants = [5, 8].map((total_quantity) => ({
    ...variant,
    price_modifier: total_quantity + 0.35,
    inventory: { total_quantity, reserved_quantity: 1, minimum_stock_alert: 1 },
  }))
  return stage.call('createProduct', 'admin', { body: { ...input, base_price: 4_321.1, variants } })
}

/** Expects each variant to have this many reserved units. */
async function expectStock(stage: LawStage, id: string, reserved: readonly number[], law = stockFollowsOrders) {
  const step = await stage.ask('getProduct', 'guest', { params: { id } })
  for (const [index, units] of reserved.entries())
    stage.expectAt(law, step, ['variants', index, 'inventory', 'reserved_quantity'], units)
}

/** Of two orders at the same time that together want more than is free, one at most can be sent. */
async function tryAtOnce(stage: LawStage, variantId: string): Promise<void> {
  const body = orderOf(stage, [[variantId, 3]])
  const both = await Promise.all([1, 2].map(() => stage.ask('checkout', 'customer', { body }, ['201', '409'])))
  const placed = both.filter(({ answer }) => answer.status === 201)
  const [, second] = placed
  if (second)
    stage.broken(stockFollowsOrders, second, 'status', '409, since four units are free for both', '201 for both')
  for (const { answer } of placed) await cancel(stage, (answer.body as { orderId: string }).orderId)
}

/** Two lines of one variant together must not hold more than the four units that are free. */
async function tryTwoLines(stage: LawStage, variantId: string): Promise<void> {
  const [line, again] = [[variantId, 3] as const, [variantId, 3] as const]
  const step = await stage.ask('checkout', 'customer', { body: orderOf(stage, [line, again]) }, ['400', '409'])
  stage.expectRefused(stockFollowsOrders, step, '409, since four units are free')
}

/** The dashboard figures and the orders they count; both are read again if an order was placed in between. */
async function figuresNow(stage: LawStage) {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const before = await stage.call('listAllOrders', 'admin', {})
    const { step, body } = await stage.succeed('getLifetimeSales', 'admin', {})
    const after = await stage.call('listAllOrders', 'admin', {})
    if (before.length !== after.length) continue
    const all = after.reduce((sum, { total_amount }) => sum + total_amount, 0)
    return { step, cancelled: rupees(all - body.totalSales), share: body.cancelledPercentage, count: after.length }
  }
  return undefined
}

/** Shipping costs the same for any content, so the prices follow from two orders. */
function expectSums(
  stage: LawStage,
  step: Step,
  product: Success<'createProduct'>,
  small: AdminOrder,
  large: AdminOrder,
  foreign: AdminOrder,
) {
  const [first = 0, second = 0] = product.variants.map(({ price_modifier }) =>
    rupees(product.base_price + price_modifier),
  )
  const amount = '$[*].total_amount'
  const parcel = rupees(small.total_amount - first)
  if (parcel < 0) stage.broken(sumsAddUp, step, amount, `at least ${first}`, String(small.total_amount))
  for (const [{ total_amount: got }, goods] of [
    [large, rupees(3 * first + 2 * second)],
    [foreign, second],
  ] as const) {
    const wanted = rupees(goods + parcel)
    const expected = `${wanted}: ${goods} for the goods, and ${parcel} for the parcel as in another order`
    if (Math.abs(got - wanted) > 0.005) stage.broken(sumsAddUp, step, amount, expected, String(got))
  }
  expectJustAfter(stage, step, '$[*].created_at', small, large)
  if (new Set([small, large, foreign].map(({ order_number }) => order_number)).size < 3)
    stage.broken(createdIsThere, step, '$[*].order_number', 'a number of its own for each order', small.order_number)
}

/** Expects the sum of cancelled orders to grow by this one; others may be cancelled at the same time. */
async function expectCancelled(stage: LawStage, before: Awaited<ReturnType<typeof figuresNow>>, amount: number) {
  const after = await figuresNow(stage)
  if (!before || !after) return
  const grown = rupees(after.cancelled - before.cancelled)
  const quiet = after.count === before.count
  if (grown < amount - 0.015 || (quiet && grown > amount + 0.015))
    stage.broken(sumsAddUp, after.step, '$.totalSales', `${amount} less than before`, `${grown} less`)
  if (quiet && after.share <= before.share)
    stage.broken(sumsAddUp, after.step, '$.cancelledPercentage', `more than ${before.share}`, String(after.share))
}

export const orderEmailJourney: Journey = {
  name: 'an order of somebody whose address changes',
  about: ['checkout', 'updateMe', 'listAllOrders', 'searchOrders'],
  writes: true,
  leaves: true,
  async play(stage) {
    const { session, email } = await ownAccount(stage)
    const { token } = session
    const { variant } = await ownVariant(stage)
    const placed = await stage.ask('checkout', 'customer', { body: orderOf(stage, [[variant.id, 1]]) }, ['201'], token)
    if (!placed.sound) return
    const { orderId: id } = placed.answer.body as Success<'checkout'>
    const changed = `${stage.unique('moved')}@example.com`.toLowerCase()
    await stage.ask('updateMe', 'customer', { body: { email: changed } }, ['200'], token)
    const search = (q: string) => stage.ask('searchOrders', 'admin', { query: { q } })
    for (const step of [await stage.ask('listAllOrders', 'admin', {}), await search(changed)])
      expectOnce(stage, updateChangesWhatWasSent, step, { id, customer_email: changed })
    const found = await search(email)
    expectNone(stage, updateChangesWhatWasSent, found, (order) => order.id === id, 'order by the old address')
    await stage.ask('cancelOrder', 'customer', { params: { id }, body: { reason } }, ['200'], token)
  },
}

export const orderJourney: Journey = {
  name: 'order, and cancel the orders',
  about: [
    'checkout',
    'cancelOrder',
    'returnOrder',
    'listAllOrders',
    'searchOrders',
    'getLifetimeSales',
    'getDailySales',
  ],
  writes: true,
  leaves: true,
  async play(stage) {
    const { user } = await stage.call('getMe', 'customer', {})
    const { user: admin } = await stage.call('getMe', 'admin', {})
    const product = await stocked(stage)
    const [first, second] = product.variants.map(({ id }) => id)
    if (first === undefined || second === undefined) return
    const one = await placeOrder(stage, [[first, 1]])
    await expectStock(stage, product.id, [2, 1])
    const many = await placeOrder(
      stage,
      [
        [first, 3],
        [second, 2],
      ],
      'customer',
      'credit',
    )
    await expectStock(stage, product.id, [5, 3])
    const others = await placeOrder(stage, [[second, 1]], 'admin', 'cod')
    await expectStock(stage, product.id, [5, 4])
    const { step } = await stage.succeed('listAllOrders', 'admin', {})
    const small = await expectShown(stage, step, one, user.email)
    const large = await expectShown(stage, step, many, user.email)
    const foreign = await expectShown(stage, step, others, admin.email)
    if (small && large && foreign) expectSums(stage, step, product, small, large, foreign)

    const figures = await figuresNow(stage)
    const tooMany = orderOf(stage, [
      [second, 1],
      [first, 1],
    ])
    await stage.ask('checkout', 'customer', { body: tooMany }, ['409'])
    await expectStock(stage, product.id, [5, 4], refusedChangesNothing)
    await tryTwoLines(stage, second)
    await tryAtOnce(stage, second)
    await cancel(stage, others.orderId, ['403'])
    await stage.ask('returnOrder', 'customer', { params: { id: one.orderId }, body: { reason: 'Too small' } }, ['409'])
    await expectStock(stage, product.id, [5, 4], refusedChangesNothing)
    await cancel(stage, many.orderId)
    await expectStock(stage, product.id, [2, 2])
    if (large) await expectCancelled(stage, figures, large.total_amount)
    await cancel(stage, many.orderId, ['409'])
    await expectStock(stage, product.id, [2, 2], refusedChangesNothing)
    if (small) expectOnce(stage, refusedChangesNothing, (await listedOrder(stage, one.orderId)).step, small)
    await cancel(stage, one.orderId)
    if (small) await tryOwnPrice(stage, first, small)
    await cancel(stage, others.orderId, undefined, 'admin')
    await expectStock(stage, product.id, [1, 1])
  },
}
