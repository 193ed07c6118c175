import { as, contract, fault, prepared } from './exchange.ts'
import type { ShopCalls } from './calls.ts'
import { ownProduct, ownVariant } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

async function wished(calls: ShopCalls) {
  const body = { productId: (await ownProduct(calls)).id }
  await calls.make('addToWishlist', 'customer', { body })
  return { body }
}

export const wishlist = contract('wishlist', {
  listWishlist: {
    200: as('customer', {}),
    400: as('customer', { query: { unknown: '1' } }),
    401: as('guest', {}),
    default: fault,
  },
  addToWishlist: {
    200: prepared('customer', wished),
    201: prepared('customer', async (calls) => ({ body: { productId: (await ownProduct(calls)).id } })),
    400: as('customer', { body: {} }),
    401: as('guest', { body: { productId: nobody } }),
    404: as('customer', { body: { productId: nobody } }),
    default: fault,
  },
  removeFromWishlist: {
    204: prepared('customer', wished),
    400: as('customer', { body: {} }),
    401: as('guest', { body: { productId: nobody } }),
    default: fault,
  },
  removeVariantFromWishlist: {
    204: prepared('customer', async (calls) => {
      const { product, variant } = await ownVariant(calls)
      await calls.make('addToWishlist', 'customer', { body: { productId: product.id, variantId: variant.id } })
      return { params: { id: product.id }, body: { variantId: variant.id } }
    }),
    400: as('customer', { params: { id: nobody }, body: {} }),
    401: as('guest', { params: { id: nobody }, body: { variantId: nobody } }),
    default: fault,
  },
})
