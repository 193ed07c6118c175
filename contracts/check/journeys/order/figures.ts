import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { rupees } from '../../laws/prices.ts'
import { createdIsThere, sumsAddUp } from '../../laws/writing-laws.ts'
import { expectJustAfter } from '../expectations.ts'
import type { AdminOrder } from './placed-orders.ts'

/** The dashboard figures and the orders they count; both are read again if an order was placed in between. */
export async function figuresNow(stage: LawStage) {
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
export function expectSums(
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
export async function expectCancelled(stage: LawStage, before: Awaited<ReturnType<typeof figuresNow>>, amount: number) {
  const after = await figuresNow(stage)
  if (!before || !after) return
  const grown = rupees(after.cancelled - before.cancelled)
  const quiet = after.count === before.count
  if (grown < amount - 0.015 || (quiet && grown > amount + 0.015))
    stage.broken(sumsAddUp, after.step, '$.totalSales', `${amount} less than before`, `${grown} less`)
  if (quiet && after.share <= before.share)
    stage.broken(sumsAddUp, after.step, '$.cancelledPercentage', `more than ${before.share}`, String(after.share))
}
