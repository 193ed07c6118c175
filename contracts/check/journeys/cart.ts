import { productInput } from '#contracts/exchanges/own.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { Journey, LawStage } from '#contracts/session/law-stage.ts'
import type { Step } from '#contracts/judge/step.ts'
import {
  createdIsThere,
  deletedIsGone,
  ownDataIsOnesOwn,
  refusedChangesNothing,
  stockFollowsOrders,
  sumsAddUp,
} from '../laws/writing-laws.ts'
import { fullPrice } from '../laws/prices.ts'
import { expectOnce } from './expectations.ts'

/** The quantity of each variant in a cart. */
async function cartOf(stage: LawStage, caller: 'customer' | 'admin') {
  const { step, body } = await stage.succeed('getCart', caller, {})
  return {
    step,
    items: body.data.items,
    lines: body.data.items.map(({ product_variant, quantity }) => [product_variant.id, quantity]),
  }
}

async function expectLines(
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

export const cartJourney: Journey = {
  name: 'fill a cart',
  alone: true,
  about: ['getCart', 'addToCart'],
  writes: true,
  async play(stage) {
    const [before, others] = [(await cartOf(stage, 'customer')).lines, (await cartOf(stage, 'admin')).lines]
    const { product } = await pricedProduct(stage)
    const [first, second] = product.variants
    if (!first || !second) return
    const add = (body: { productVariantId?: string; productId?: string; quantity: number }) =>
      stage.succeed('addToCart', 'customer', { body })
    const item = ['data', 'item']
    const one = await add({ productVariantId: first.id, quantity: 1 })
    const price = fullPrice(product.base_price, first.price_modifier)
    stage.expectAt(sumsAddUp, one.step, item, { unit_price: price })
    stage.expectAt(createdIsThere, one.step, [...item, 'product_variant'], first)
    const more = await add({ productId: product.id, quantity: 2 })
    // Three pieces in the same line.
    stage.expectAt(sumsAddUp, more.step, item, { ...one.body.data.item, quantity: 3 })
    const other = await add({ productVariantId: second.id, quantity: 2 })
    stage.expectAt(sumsAddUp, other.step, item, { unit_price: fullPrice(product.base_price, second.price_modifier) })
    const lines = [...before, [first.id, 3], [second.id, 2]]
    await expectLines(stage, createdIsThere, 'customer', lines)
    // Read again, since a host may give the right answer only every second time.
    const { step } = await cartOf(stage, 'customer')
    for (const added of [more, other]) expectOnce(stage, createdIsThere, step, added.body.data.item)
    await expectLines(stage, ownDataIsOnesOwn, 'admin', others)
    const theirs = { body: { productVariantId: second.id, quantity: 1 } }
    const { data } = await stage.call('addToCart', 'admin', theirs)
    const read = await expectLines(stage, createdIsThere, 'admin', [...others, [second.id, 1]])
    expectOnce(stage, createdIsThere, read, data.item)
    // Four units are free, and three are in the cart already.
    await stage.ask('addToCart', 'customer', { body: { productVariantId: first.id, quantity: 2 } }, ['409'])
    const both = { productVariantId: first.id, productId: product.id, quantity: 1 }
    await stage.ask('addToCart', 'customer', { body: both }, ['400'])
    await expectLines(stage, refusedChangesNothing, 'customer', lines)
    const last = await add({ productVariantId: first.id, quantity: 1 })
    stage.expectAt(stockFollowsOrders, last.step, item, { quantity: 4 })
    await stage.call('deleteProduct', 'admin', { params: { id: product.id } })
    await expectLines(stage, deletedIsGone, 'customer', before)
    await expectLines(stage, deletedIsGone, 'admin', others)
  },
}
