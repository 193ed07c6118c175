import { fullPrice } from '../../laws/prices.ts'
import {
  createdIsThere,
  deletedIsGone,
  ownDataIsOnesOwn,
  refusedChangesNothing,
  stockFollowsOrders,
  sumsAddUp,
} from '../../laws/writing-laws.ts'
import type { LawJourney } from '../journey.ts'
import { expectOnce } from '../expectations.ts'
import { cartOf, expectLines, pricedProduct } from './lines.ts'

export const cartJourney: LawJourney = {
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
