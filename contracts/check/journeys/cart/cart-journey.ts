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
import { differences } from '../differences.ts'
import { cartOf, expectLines, price, pricedProduct } from './lines.ts'

export const cartJourney: LawJourney = {
  name: 'fill a cart',
  about: ['getCart', 'addToCart'],
  writes: true,
  async play(stage) {
    const [before, others] = [(await cartOf(stage, 'customer')).lines, (await cartOf(stage, 'admin')).lines]
    const product = await pricedProduct(stage)
    const [first, second] = product.variants
    if (!first || !second) return
    const one = await stage.succeed('addToCart', 'customer', { body: { productVariantId: first.id, quantity: 1 } })
    stage.expect(sumsAddUp, one.step, price(one.body.data.item, fullPrice(product.base_price, first.price_modifier)))
    stage.expect(
      createdIsThere,
      one.step,
      differences(first, one.body.data.item.product_variant, ['data', 'item', 'product_variant']),
    )
    const more = await stage.succeed('addToCart', 'customer', { body: { productId: product.id, quantity: 2 } })
    if (
      more.body.data.item.quantity !== 3 ||
      more.body.data.item.product_variant.id !== first.id ||
      more.body.data.item.id !== one.body.data.item.id
    )
      stage.expect(sumsAddUp, more.step, [
        {
          path: '$.data.item.quantity',
          expected: '3 pieces in the same line',
          got: String(more.body.data.item.quantity),
        },
      ])
    const other = await stage.succeed('addToCart', 'customer', { body: { productVariantId: second.id, quantity: 2 } })
    stage.expect(
      sumsAddUp,
      other.step,
      price(other.body.data.item, fullPrice(product.base_price, second.price_modifier)),
    )
    const lines = [...before, [first.id, 3], [second.id, 2]]
    await expectLines(stage, createdIsThere, 'customer', lines)
    // Read again, since a host may give the right answer only every second time.
    const { step, items } = await cartOf(stage, 'customer')
    for (const added of [more.body.data.item, other.body.data.item]) {
      const index = items.findIndex(({ id }) => id === added.id)
      const shown = items[index]
      if (shown) stage.expect(createdIsThere, step, differences(added, shown, ['data', 'items', index]))
    }
    await expectLines(stage, ownDataIsOnesOwn, 'admin', others)
    await stage.call('addToCart', 'admin', { body: { productVariantId: second.id, quantity: 1 } })
    await expectLines(stage, createdIsThere, 'admin', [...others, [second.id, 1]])
    // Four units are free, and three are in the cart already.
    await stage.ask('addToCart', 'customer', { body: { productVariantId: first.id, quantity: 2 } }, ['409'])
    await stage.ask(
      'addToCart',
      'customer',
      { body: { productVariantId: first.id, productId: product.id, quantity: 1 } },
      ['400'],
    )
    await expectLines(stage, refusedChangesNothing, 'customer', lines)
    const last = await stage.succeed('addToCart', 'customer', { body: { productVariantId: first.id, quantity: 1 } })
    if (last.body.data.item.quantity !== 4)
      stage.expect(stockFollowsOrders, last.step, [
        { path: '$.data.item.quantity', expected: '4, which are free', got: String(last.body.data.item.quantity) },
      ])
    await stage.call('deleteProduct', 'admin', { params: { id: product.id } })
    await expectLines(stage, deletedIsGone, 'customer', before)
    await expectLines(stage, deletedIsGone, 'admin', others)
  },
}
