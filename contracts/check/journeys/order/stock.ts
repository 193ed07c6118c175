import { productInput } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import { stockFollowsOrders } from '../../laws/writing-laws.ts'
import { cancel, orderOf } from './placed-orders.ts'

/** A product of two variants, each with a reserved unit that must stay reserved. */
export async function stocked(stage: LawStage) {
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
export async function expectStock(stage: LawStage, id: string, reserved: readonly number[], law = stockFollowsOrders) {
  const step = await stage.ask('getProduct', 'guest', { params: { id } })
  for (const [index, units] of reserved.entries())
    stage.expectAt(law, step, ['variants', index, 'inventory', 'reserved_quantity'], units)
}

/** Of two orders at the same time that together want more than is free, one at most can be sent. */
export async function tryAtOnce(stage: LawStage, variantId: string): Promise<void> {
  const body = orderOf(stage, [[variantId, 3]])
  const both = await Promise.all([1, 2].map(() => stage.ask('checkout', 'customer', { body }, ['201', '409'])))
  const placed = both.filter(({ answer }) => answer.status === 201)
  const [, second] = placed
  if (second)
    stage.broken(stockFollowsOrders, second, 'status', '409, since four units are free for both', '201 for both')
  for (const { answer } of placed) await cancel(stage, (answer.body as { orderId: string }).orderId)
}

/** Two lines of one variant together must not hold more than the four units that are free. */
export async function tryTwoLines(stage: LawStage, variantId: string): Promise<void> {
  const [line, again] = [[variantId, 3] as const, [variantId, 3] as const]
  const step = await stage.ask('checkout', 'customer', { body: orderOf(stage, [line, again]) }, ['400', '409'])
  stage.expectRefused(stockFollowsOrders, step, '409, since four units are free')
}
