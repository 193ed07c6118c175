import { as, contract, fault, prepared } from '#contracts/exchanges/exchange.ts'
import type { Stage } from '#contracts/exchanges/stage.ts'
import { nobody, ownProduct, ownVariant } from './own.ts'

async function wished(stage: Stage) {
  const body = { productId: (await ownProduct(stage)).id }
  await stage.call('addToWishlist', 'customer', { body })
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
    201: prepared('customer', async (stage) => ({ body: { productId: (await ownProduct(stage)).id } })),
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
    204: prepared('customer', async (stage) => {
      const { product, variant } = await ownVariant(stage)
      await stage.call('addToWishlist', 'customer', { body: { productId: product.id, variantId: variant.id } })
      return { params: { id: product.id }, body: { variantId: variant.id } }
    }),
    400: as('customer', { params: { id: nobody }, body: {} }),
    401: as('guest', { params: { id: nobody }, body: { variantId: nobody } }),
    default: fault,
  },
})
