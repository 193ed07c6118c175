import { productInput } from '#contracts/exchanges/own.ts'
import type { Mismatch } from '#contracts/finding.ts'
import type { LawStage } from '#contracts/player.ts'
import type { Success } from '#contracts/stage.ts'
import { discounted, fullPrice } from '../laws/prices.ts'
import { same } from '../laws/law.ts'
import {
  createdIsThere,
  deletedIsGone,
  ownDataIsOnesOwn,
  refusedChangesNothing,
  stockFollowsOrders,
  sumsAddUp,
} from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { differences } from './records.ts'

type Item = Success<'getCart'>['data']['items'][number]

/** Pieces of each variant in a cart. */
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
  law: typeof createdIsThere,
  caller: 'customer' | 'admin',
  wanted: ReadonlyArray<readonly unknown[]>,
): Promise<readonly Item[]> {
  const { step, items, lines } = await cartOf(stage, caller)
  const [a, b] = [wanted.map(String).toSorted(), lines.map(String).toSorted()]
  if (!same(a, b))
    stage.expect(law, step, [
      {
        path: '$.data.items',
        expected: `variants and pieces ${a.join(' ') || '(none)'}`,
        got: b.join(' ') || '(none)',
      },
    ])
  return items
}

const price = (item: Item, wanted: number): Mismatch[] =>
  item.unit_price === wanted
    ? []
    : [{ path: '$.data.item.unit_price', expected: String(wanted), got: String(item.unit_price) }]

/** Created for the run: two variants, with amounts that rounding would change. */
async function pricedProduct(stage: LawStage) {
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
    const items = await expectLines(stage, createdIsThere, 'customer', lines)
    const { step } = await cartOf(stage, 'customer')
    for (const added of [more.body.data.item, other.body.data.item]) {
      const shown = items.find(({ id }) => id === added.id)
      if (shown) stage.expect(createdIsThere, step, differences(added, shown))
    }
    await expectLines(stage, ownDataIsOnesOwn, 'admin', others)
    await stage.call('addToCart', 'admin', { body: { productVariantId: second.id, quantity: 1 } })
    await expectLines(stage, createdIsThere, 'admin', [...others, [second.id, 1]])
    // Four pieces are free: three are in the cart already.
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

/** Running now by the host's own clock, which an order of the run shows. */
async function runningSale(stage: LawStage, now: number) {
  const sales = await stage.call('listSales', 'guest', {})
  return sales.find(
    ({ is_active, start_date, end_date }) =>
      is_active && Date.parse(start_date) <= now && Date.parse(end_date) > now + 3_600_000,
  )
}

export const salePriceJourney: LawJourney = {
  name: 'a price in a running sale',
  about: ['addProductToSale', 'removeProductFromSale', 'getSale', 'addToCart', 'getCart'],
  writes: true,
  async play(stage) {
    const product = await pricedProduct(stage)
    const [variant] = product.variants
    if (!variant) return
    // The latest write shows the host's time.
    const { body: review } = await stage.succeed('createReview', 'customer', {
      body: { productId: product.id, rating: 4, comment: 'To read the clock.' },
    })
    const sale = await runningSale(stage, Date.parse(review.data.review.created_at))
    if (!sale) return
    const { step, body } = await stage.succeed('addProductToSale', 'admin', {
      params: { id: sale.id },
      body: { productId: product.id, discountPercent: '5.0000' },
    })
    const entry = body.sale_products.find(({ product_id }) => product_id === product.id)
    if (entry?.discount_percent !== 5)
      stage.expect(createdIsThere, step, [
        {
          path: '$.sale_products',
          expected: `${product.id} with 5 percent`,
          got: entry ? String(entry.discount_percent) : 'nothing',
        },
      ])
    const full = fullPrice(product.base_price, variant.price_modifier)
    const added = await stage.succeed('addToCart', 'customer', { body: { productVariantId: variant.id, quantity: 1 } })
    stage.expect(
      sumsAddUp,
      added.step,
      price(added.body.data.item, discounted(full, { discount_percent: 5, discount_amount: 0 })),
    )
    await stage.call('removeProductFromSale', 'admin', { params: { id: sale.id, productId: product.id } })
    const after = await stage.succeed('getSale', 'guest', { params: { id: sale.id } })
    if (after.body.sale_products.some(({ product_id }) => product_id === product.id))
      stage.expect(deletedIsGone, after.step, [
        { path: '$.sale_products', expected: `no product ${product.id}`, got: 'it is still there' },
      ])
    const { items, step: cart } = await cartOf(stage, 'customer')
    const line = items.find(({ product_variant }) => product_variant.id === variant.id)
    if (line) stage.expect(sumsAddUp, cart, price(line, full))
  },
}
