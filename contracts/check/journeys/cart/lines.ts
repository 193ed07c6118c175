import { productInput } from '#contracts/exchanges/own.ts'
import type { Mismatch } from '#contracts/judge/finding.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { same } from '../../../judge/laws/law.ts'
import { createdIsThere, sumsAddUp } from '../../laws/writing-laws.ts'

type Item = Success<'getCart'>['data']['items'][number]

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
  law: typeof createdIsThere,
  caller: 'customer' | 'admin',
  wanted: ReadonlyArray<readonly unknown[]>,
): Promise<void> {
  const { step, lines } = await cartOf(stage, caller)
  const [a, b] = [wanted.map(String).toSorted(), lines.map(String).toSorted()]
  if (!same(a, b))
    stage.expect(law, step, [
      {
        path: '$.data.items',
        expected: `variants and pieces ${a.join(' ') || '(none)'}`,
        got: b.join(' ') || '(none)',
      },
    ])
}

export const price = (item: Item, wanted: number, path = '$.data.item'): Mismatch[] =>
  item.unit_price === wanted
    ? []
    : [{ path: `${path}.unit_price`, expected: String(wanted), got: String(item.unit_price) }]

/** Expects the line of a variant, if the cart has one, to cost this much. */
export async function expectPrice(stage: LawStage, variantId: string, wanted: number): Promise<void> {
  const { step, items } = await cartOf(stage, 'customer')
  const index = items.findIndex(({ product_variant }) => product_variant.id === variantId)
  const line = items[index]
  if (line) stage.expect(sumsAddUp, step, price(line, wanted, `$.data.items[${index}]`))
}

/** A product of two variants whose prices show whether the host rounds. */
export async function pricedProduct(stage: LawStage) {
  const input = productInput(stage)
  const [variant] = input.variants
  return stage.call('createProduct', 'admin', {
    body: {
      ...input,
      base_price: 18_500.4,
      variants: [variant, { ...variant, size: '16', price_modifier: -99.6 }].map((each) => ({
        ...each,
        inventory: { total_quantity: 5, reserved_quantity: 1, minimum_stock_alert: 1 },
      })),
    },
  })
}
