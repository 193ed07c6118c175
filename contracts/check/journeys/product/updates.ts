import type { LawStage } from '#contracts/session/law-stage.ts'
import { updateChangesWhatWasSent } from '../../laws/writing-laws.ts'
import { type Product, read } from './own-product.ts'

/** The expected result of an update: the product as before, with the changes. */
async function updated(
  stage: LawStage,
  before: Product,
  body: Parameters<typeof stage.call<'updateProduct'>>[2]['body'],
  changes: Partial<Product>,
) {
  const wanted = { ...before, ...changes }
  const step = await stage.ask('updateProduct', 'admin', { params: { id: before.id }, body })
  stage.expectAt(updateChangesWhatWasSent, step, [], wanted)
  const again = await read(stage, before.id)
  stage.expectAt(updateChangesWhatWasSent, again.step, [], wanted)
  return again.body
}

const free = (variants: Product['variants']) =>
  variants.reduce((sum, { inventory }) => sum + inventory.total_quantity - inventory.reserved_quantity, 0)

/** Variants are merged by id, `price` is accepted for `base_price`, and `stock` is ignored. */
export async function tryUpdates(stage: LawStage, product: Product): Promise<Product> {
  const [first, ...rest] = product.variants
  if (!first) return product
  let now = await updated(stage, product, { price: '20500.7500' }, { base_price: 20_500.75 })
  now = await updated(stage, now, { stock: 999 }, {})
  let variants = product.variants
  let { inventory } = first
  for (const counts of [{ total_quantity: 11 }, { reserved_quantity: 3, minimum_stock_alert: 4 }]) {
    inventory = { ...inventory, ...counts }
    variants = [{ ...first, inventory }, ...rest]
    now = await updated(
      stage,
      now,
      { variants: [{ id: first.id, inventory: counts }] },
      { variants, stock: free(variants) },
    )
  }
  for (const change of [
    { size: '99', weight: 7.25, image_url: '/media/changed.avif' },
    { color: 'Red', price_modifier: -120.5 },
  ]) {
    variants = [{ ...variants[0], ...change } as (typeof variants)[number], ...rest]
    now = await updated(stage, now, { variants: [{ id: first.id, ...change }] }, { variants })
  }
  const { step, body } = await stage.succeed('updateProduct', 'admin', {
    params: { id: now.id },
    body: { variants: [{ size: '7', inventory: { total_quantity: 3 } }] },
  })
  const { variants: _variants, stock: _stock, ...others } = now
  stage.expectAt(updateChangesWhatWasSent, step, [], others)
  if (body.variants.length !== now.variants.length + 1) {
    const [expected, got] = [now.variants.length + 1, body.variants.length].map((count) => `${count} variants`)
    stage.broken(updateChangesWhatWasSent, step, '$.variants', String(expected), String(got))
  }
  return body
}
