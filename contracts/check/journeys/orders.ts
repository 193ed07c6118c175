import { addressInput, productInput } from '#contracts/exchanges/own.ts'
import type { Mismatch } from '#contracts/finding.ts'
import type { LawStage } from '#contracts/player.ts'
import type { Step } from '#contracts/step.ts'
import type { Success } from '#contracts/stage.ts'
import {
  datesAgreeWithTheClock,
  createdIsThere,
  refusedChangesNothing,
  stockFollowsOrders,
  sumsAddUp,
} from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { differences } from './records.ts'

type AdminOrder = Success<'listAllOrders'>[number]
const cancel = { reason: 'Ordered by mistake' }
const rupees = (amount: number) => Math.round(amount * 100) / 100

/** Two variants with reserved units, which must stay reserved. */
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

/** The free units of each variant are the rest after the orders. */
async function expectStock(stage: LawStage, id: string, reserved: readonly number[], law = stockFollowsOrders) {
  const { step, body } = await stage.succeed('getProduct', 'guest', { params: { id } })
  const mismatches = body.variants.flatMap(({ inventory }, index): Mismatch[] =>
    inventory.reserved_quantity === reserved[index]
      ? []
      : [
          {
            path: `$.variants[${index}].inventory.reserved_quantity`,
            expected: String(reserved[index]),
            got: String(inventory.reserved_quantity),
          },
        ],
  )
  stage.expect(law, step, mismatches)
}

async function listedOrder(stage: LawStage, id: string): Promise<{ step: Step; order: AdminOrder | undefined }> {
  const { step, body } = await stage.succeed('listAllOrders', 'admin', {})
  return { step, order: body.find((order) => order.id === id) }
}

/** Figures and orders at one time: read again until no other order came in between. */
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

const order = (
  stage: LawStage,
  lines: ReadonlyArray<readonly [string, number]>,
  caller: 'customer' | 'admin' = 'customer',
  paymentMethod: 'upi' | 'cod' | 'credit' = 'upi',
) =>
  stage.succeed('checkout', caller, {
    body: {
      paymentMethod,
      items: lines.map(([productVariantId, quantity]) => ({ productVariantId, quantity })),
      shippingAddress: addressInput(stage),
    },
  })

async function expectShown(
  stage: LawStage,
  placed: Awaited<ReturnType<typeof order>>['body'],
  email: string,
): Promise<AdminOrder | undefined> {
  const { step, order: listed } = await listedOrder(stage, placed.orderId)
  if (!listed) {
    stage.expect(createdIsThere, step, [
      { path: '$', expected: `the order ${placed.orderNumber}`, got: 'it is not in the list' },
    ])
    return undefined
  }
  stage.expect(
    createdIsThere,
    step,
    differences({ order_number: placed.orderNumber, customer_email: email }, listed, []),
  )
  const found = await stage.succeed('searchOrders', 'admin', { query: { q: email } })
  const same = found.body.data.find(({ id }) => id === placed.orderId)
  if (!same)
    stage.expect(createdIsThere, found.step, [
      { path: '$.data', expected: `the order ${placed.orderNumber} first`, got: 'it is not on the first page' },
    ])
  else stage.expect(createdIsThere, found.step, differences(listed, same))
  return listed
}

export const orderJourney: LawJourney = {
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
    const [first, second] = product.variants
    if (!first || !second) return
    const one = await order(stage, [[first.id, 1]])
    await expectStock(stage, product.id, [2, 1])
    const many = await order(
      stage,
      [
        [first.id, 3],
        [second.id, 2],
      ],
      'customer',
      'credit',
    )
    await expectStock(stage, product.id, [5, 3])
    const others = await order(stage, [[second.id, 1]], 'admin', 'cod')
    await expectStock(stage, product.id, [5, 4])
    const [small, large] = [
      await expectShown(stage, one.body, user.email),
      await expectShown(stage, many.body, user.email),
    ]
    const foreign = await expectShown(stage, others.body, admin.email)
    if (small && large && foreign) await expectSums(stage, product, small, large, foreign)

    const figures = await figuresNow(stage)
    await stage.ask(
      'checkout',
      'customer',
      {
        body: {
          paymentMethod: 'upi',
          items: [
            { productVariantId: second.id, quantity: 1 },
            { productVariantId: first.id, quantity: 1 },
          ],
          shippingAddress: addressInput(stage),
        },
      },
      ['409'],
    )
    await stage.ask('cancelOrder', 'customer', { params: { id: others.body.orderId }, body: cancel }, ['403'])
    await stage.ask('returnOrder', 'customer', { params: { id: one.body.orderId }, body: cancel }, ['409'])
    await expectStock(stage, product.id, [5, 4], refusedChangesNothing)
    await stage.call('cancelOrder', 'customer', { params: { id: many.body.orderId }, body: cancel })
    await expectStock(stage, product.id, [2, 2])
    if (large) await expectCancelled(stage, figures, large.total_amount)
    await stage.ask('cancelOrder', 'customer', { params: { id: many.body.orderId }, body: cancel }, ['409'])
    await expectStock(stage, product.id, [2, 2], refusedChangesNothing)
    const { order: still } = await listedOrder(stage, one.body.orderId)
    if (small && still)
      stage.expect(refusedChangesNothing, (await listedOrder(stage, one.body.orderId)).step, differences(small, still))
    await stage.call('cancelOrder', 'customer', { params: { id: one.body.orderId }, body: cancel })
    await stage.call('cancelOrder', 'admin', { params: { id: others.body.orderId }, body: cancel })
    await expectStock(stage, product.id, [1, 1])
  },
}

/** Shipping costs the same for any content, so the prices follow from two orders. */
async function expectSums(
  stage: LawStage,
  product: Success<'createProduct'>,
  small: AdminOrder,
  large: AdminOrder,
  foreign: AdminOrder,
) {
  const [first = 0, second = 0] = product.variants.map(({ price_modifier }) =>
    rupees(product.base_price + price_modifier),
  )
  const { step } = await listedOrder(stage, small.id)
  const parcel = rupees(small.total_amount - first)
  if (parcel < 0)
    stage.expect(sumsAddUp, step, [
      { path: '$[*].total_amount', expected: `at least ${first}`, got: String(small.total_amount) },
    ])
  for (const [listed, wanted] of [
    [large, 3 * first + 2 * second + parcel],
    [foreign, second + parcel],
  ] as const)
    if (Math.abs(listed.total_amount - wanted) > 0.005)
      stage.expect(sumsAddUp, step, [
        {
          path: '$[*].total_amount',
          expected: `${rupees(wanted)}, by the prices and the parcel of another order`,
          got: String(listed.total_amount),
        },
      ])
  const apart = Date.parse(large.created_at) - Date.parse(small.created_at)
  if (apart < 0 || apart > 120_000)
    stage.expect(datesAgreeWithTheClock, step, [
      { path: '$[*].created_at', expected: 'just after the order before it', got: `${apart} ms apart` },
    ])
  if (new Set([small, large, foreign].map(({ order_number }) => order_number)).size < 3)
    stage.expect(createdIsThere, step, [
      { path: '$[*].order_number', expected: 'a number of its own for each order', got: small.order_number },
    ])
}

/** The sum of the cancelled orders grows by the one that was cancelled; more, where others cancel as well. */
async function expectCancelled(stage: LawStage, before: Awaited<ReturnType<typeof figuresNow>>, amount: number) {
  const after = await figuresNow(stage)
  if (!before || !after) return
  const grown = rupees(after.cancelled - before.cancelled)
  const quiet = after.count === before.count
  if (grown < amount - 0.015 || (quiet && grown > amount + 0.015))
    stage.expect(sumsAddUp, after.step, [
      { path: '$.totalSales', expected: `${amount} less than before`, got: `${grown} less` },
    ])
  if (quiet && after.share <= before.share)
    stage.expect(sumsAddUp, after.step, [
      { path: '$.cancelledPercentage', expected: `more than ${before.share}`, got: String(after.share) },
    ])
}
