import { as, exchangesOf, prepared } from './exchange.ts'
import { ownProduct, ownVariant, variantInput } from './own.ts'
import { nobody } from '#contracts/session/unknown-id.ts'

export const cart = exchangesOf('cart', {
  getCart: { 200: as('customer', {}) },
  addToCart: {
    201: prepared('customer', async (calls) => {
      const { variant } = await ownVariant(calls)
      return { body: { productVariantId: variant.id, quantity: 1 } }
    }),
    404: as('customer', { body: { productVariantId: nobody, quantity: 1 } }),
    409: prepared('customer', async (calls) => {
      // A product stands for its first variant, which has none; the other has enough, and must not be taken instead.
      const inputs = [0, 5].map((total_quantity) =>
        variantInput({ size: `${12 + total_quantity}`, inventory: { total_quantity } }),
      )
      const { id, variants } = await ownProduct(calls, { variants: inputs })
      return { body: { productId: id, quantity: 1 + (variants[0]?.inventory.total_quantity ?? 0) } }
    }),
  },
})
