import { productInput } from '#contracts/exchanges/own.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import { sumsAddUp } from '../../laws/writing-laws.ts'

/** The quantity of each variant in a cart. */
export async function cartOf(stage: LawStage, caller: 'customer' | 'admin') {
  const { step, body } = await stage.succeed('getCart', caller, {})
  return {
    step,
    items: body.data.items,
    lines: body.data.items.map(({ product_variant, quantity }) => [product_variant.id, quantity]),
  }
}

export async function expectLines(
  stage: LawStage,
  law: Law,
  caller: 'customer' | 'admin',
  wanted: ReadonlyArray<readonly unknown[]>,
): Promise<Step> {
  const { step, lines } = await cartOf(stage, caller)
  stage.expectSame(law, step, '$.data.items', wanted.map(String).toSorted(), lines.map(String).toSorted())
  return step
}

/** Expects the line of a variant, if the cart has one, to cost this much. */
export async function expectPrice(stage: LawStage, variantId: string, wanted: number): Promise<void> {
  const { step, items } = await cartOf(stage, 'customer')
  const index = items.findIndex(({ product_variant }) => product_variant.id === variantId)
  if (index >= 0) stage.expectAt(sumsAddUp, step, ['data', 'items', index, 'unit_price'], wanted)
}

/**
 * A product whose prices show whether the host rounds. Of its two variants one is `modified`: its price has a modifier,
 * which a sale takes a share of as well.
 */
export async function pricedProduct(stage: LawStage) {
  const input = productInput(stage)
  const [variant] = input.variants
  const inventory = { total_quantity: 5, reserved_quantity: 1, minimum_stock_alert: 1 }
  const variants = [variant, { ...variant, size: '16', price_modifier: -99.6 }].map((each) => ({ ...each, inventory }))
  const product = await stage.call('createProduct', 'admin', { body: { ...input, base_price: 18_500.4, variants } })
  return { product, modified: product.variants.find(({ price_modifier }) => price_modifier !== 0) }
}
