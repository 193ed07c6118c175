import { as, exchangesOf, prepared } from './exchange.ts'
import type { ShopCalls } from './calls.ts'
import { ownProduct, ownVariant } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

async function wished(calls: ShopCalls) {
  const body = { productId: (await ownProduct(calls)).id }
  await calls.make('addToWishlist', 'customer', { body })
  return { body }
}

export const wishlist = exchangesOf('wishlist', {
  listWishlist: { 200: as('customer', {}) },
  addToWishlist: {
    200: prepared('customer', wished),
    201: prepared('customer', async (calls) => ({ body: { productId: (await ownProduct(calls)).id } })),
    404: as('customer', { body: { productId: nobody } }),
  },
  removeFromWishlist: { 204: prepared('customer', wished) },
  removeVariantFromWishlist: {
    204: prepared('customer', async (calls) => {
      const { product, variant } = await ownVariant(calls)
      await calls.make('addToWishlist', 'customer', { body: { productId: product.id, variantId: variant.id } })
      return { params: { id: product.id }, body: { variantId: variant.id } }
    }),
  },
})
