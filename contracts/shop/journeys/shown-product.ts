import { operationOf } from '#contracts/shop/shop-contract.ts'
import { ownGroups, ownSale, ownVariant, variantInput } from '#contracts/shop/exchanges/own.ts'
import type { ShopCalls, ShopJourney, Success } from '#contracts/shop/exchanges/calls.ts'
import { kindOf } from '#openapi/contract/fields.ts'
import { objectsIn } from '#openapi/contract/records.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { OperationId } from '#openapi/generated/operations.ts'
import { fullPrice } from '#contracts/shop/laws/prices.ts'
import { createdIsThere, othersStayAsTheyAre, updateChangesWhatWasSent } from '#contracts/check/laws/writing-laws.ts'
import { stockFollowsOrders, sumsAddUp } from '#contracts/shop/laws/buying-laws.ts'
import { addToCart } from './cart.ts'
import { expectLater, listedOrder, placeOrder } from './orders.ts'
import { lookFor } from './records.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import { staleAfter } from '#openapi/contract/operation.ts'
import { isObject } from '#openapi/contract/json.ts'

type Product = Success<'getProduct'>
/** How to ask each reading for what shows the product. */
type Places = Partial<Record<OperationId, RequestInput>>

const at = (id: string) => ({ params: { id } })

/** A product with a category, a collection, a sale that is switched off, a cart and a wishlist to show it. */
async function placed(calls: ShopCalls) {
  const { category, collection } = await ownGroups(calls)
  const { product, variant } = await ownVariant(calls, {
    category_id: category.id,
    collection_id: collection.id,
    variants: [variantInput({ price_modifier: 120.5 })],
  })
  const productId = product.id
  const sale = await ownSale(calls)
  await calls.make('addProductToSale', 'admin', { params: { id: sale.id }, body: { productId, discountPercent: 5 } })
  await addToCart(calls, variant.id)
  await calls.make('addToWishlist', 'customer', { body: { productId } })
  const places = {
    getProduct: at(productId),
    getCategory: at(category.id),
    getCollection: at(collection.id),
    getSale: at(sale.id),
  }
  return { product, variant, places }
}

/** Expects each reading that an update makes stale to show the product, its variant and their price as they are now. */
async function expectEverywhere(calls: ShopCalls, law: Law, product: Product, places: Places): Promise<void> {
  const [variant] = product.variants
  const price = fullPrice(product.base_price, variant?.price_modifier)
  const inputs: Places = { ...places, searchProducts: { query: { q: product.name } } }
  for (const id of staleAfter(operationOf('updateProduct')) as OperationId[]) {
    const call = await lookFor(calls, id, product.id, inputs[id])
    if (!call.sound) continue
    let times = 0
    for (const { name, value, path } of objectsIn(call)) {
      const kind = kindOf(call.operation.contract, name)
      if (kind === 'Product' && value.id === product.id) {
        times += 1
        calls.expectAt(law, call, path, { ...product, price })
      }
      if (kind === 'Variant' && value.id === variant?.id) calls.expectAt(law, call, path, variant)
      if (isObject(value.product_variant) && value.product_variant.id === variant?.id)
        calls.expectAt(sumsAddUp, call, [...path, 'unit_price'], price)
    }
    if (times !== 1) calls.broken(law, call, '$', `the product ${product.id} once`, `${times} times`)
  }
}

/**
 * Nothing else is written meanwhile, since a cache that any new product empties may not know of an order. The order
 * stays as it was placed, whatever becomes of the product.
 */
export const shownProductJourney: ShopJourney = {
  name: 'all that shows a product, after an order and a change of it',
  alone: true,
  about: ['updateProduct', ...staleAfter(operationOf('updateProduct')), 'checkout', 'deleteProduct', 'listAllOrders'],
  async make(calls) {
    const { product, variant, places } = await placed(calls)
    const { id } = variant
    await expectEverywhere(calls, createdIsThere, product, places)
    const { orderId } = await placeOrder(calls, [id, 2])
    // Some shops take what was ordered out of the cart, or from the wishlist.
    const { data } = await calls.make('getCart', 'customer', {})
    if (!data.items.some(({ product_variant }) => product_variant.id === id)) await addToCart(calls, id)
    await calls.make('addToWishlist', 'customer', { body: { productId: product.id } })
    const inventory = { ...variant.inventory, reserved_quantity: 2 }
    const ordered = { ...product, stock: product.stock - 2, variants: [{ ...variant, inventory }] }
    await expectEverywhere(calls, stockFollowsOrders, ordered, places)
    const { order } = await listedOrder(calls, orderId)

    const params = { id: product.id }
    const change = { name: calls.unique('Changed ring'), base_price: 20_500.75 }
    const ofVariant = { color: 'Platinum', price_modifier: -50.25 }
    await calls.make('updateProduct', 'admin', { params, body: { ...change, variants: [{ id, ...ofVariant }] } })
    const changed = { ...ordered, ...change, variants: [{ ...variant, inventory, ...ofVariant }] }
    await expectEverywhere(calls, updateChangesWhatWasSent, changed, places)
    const expectOrder = async () => {
      if (order) expectLater(calls, othersStayAsTheyAre, await calls.ask('listAllOrders', 'admin', {}), order)
    }
    await expectOrder()
    await calls.make('deleteProduct', 'admin', { params })
    await expectOrder()
  },
}
