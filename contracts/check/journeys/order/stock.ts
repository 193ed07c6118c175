import { addressInput, productInput } from '#contracts/exchanges/own.ts'
import type { Mismatch } from '#contracts/judge/finding.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import { stockFollowsOrders } from '../../laws/writing-laws.ts'

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

/** Of two orders at the same time that together want more than is free, one at most can be sent. */
export async function tryAtOnce(stage: LawStage, variantId: string): Promise<void> {
  const body = {
    paymentMethod: 'upi' as const,
    items: [{ productVariantId: variantId, quantity: 3 }],
    shippingAddress: addressInput(stage),
  }
  const both = await Promise.all([1, 2].map(() => stage.ask('checkout', 'customer', { body }, ['201', '409'])))
  const placed = both.filter(({ answer }) => answer.status === 201)
  const [, second] = placed
  if (second)
    stage.expect(stockFollowsOrders, second, [
      { path: 'status', expected: '409, since four units are free for both', got: '201 for both' },
    ])
  for (const { answer } of placed) {
    const { orderId } = answer.body as { orderId: string }
    await stage.call('cancelOrder', 'customer', { params: { id: orderId }, body: { reason: 'Ordered by mistake' } })
  }
}

/** Two lines of one variant together must not hold more than the four units that are free. */
export async function tryTwoLines(stage: LawStage, variantId: string): Promise<void> {
  const line = { productVariantId: variantId, quantity: 3 }
  const body = { paymentMethod: 'upi' as const, items: [line, line], shippingAddress: addressInput(stage) }
  const step = await stage.ask('checkout', 'customer', { body }, ['400', '409'])
  if (step.answer.status < 300)
    stage.expect(stockFollowsOrders, step, [
      { path: 'status', expected: '409, since four units are free', got: String(step.answer.status) },
    ])
}
