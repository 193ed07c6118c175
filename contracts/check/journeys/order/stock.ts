import { productInput } from '#contracts/exchanges/own.ts'
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
