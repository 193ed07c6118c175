import type { CartInputOutput } from '#openapi/generated/zod/schemas/cartInput.zod.ts'
import { invalid, notFound } from '../engine/call/problem.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { cartItem } from '../rules/answers.ts'
import { demandPieces, variantOf } from '../rules/stock.ts'
import type { Store } from '../shop/rows.ts'

export const cart: ImplementationsOf<'cart'> = {
  getCart: ({ user, db, now }) => ({
    status: 'success',
    data: { items: db.cartLines.where('userId', user.id).map((line) => cartItem(db, line, now)) },
  }),

  addToCart: async ({ user, body, db, now }) => {
    const { product, variant } = variantToAdd(db, body)
    const stored = db.cartLines.where('userId', user.id).find(({ variantId }) => variantId === variant.id)
    const inCart = stored?.quantity ?? 0
    const quantity = inCart + body.quantity
    demandPieces(product, variant, quantity, inCart)
    const line = stored
      ? await db.cartLines.update(stored.id, { quantity })
      : await db.cartLines.create({ id: db.cartLines.nextId(), userId: user.id, variantId: variant.id, quantity })
    return { status: 'success', data: { item: cartItem(db, line, now) } }
  },
}

/** The variant that a call names, or the first of the product that it names. */
function variantToAdd(db: Store, { productVariantId, productId }: CartInputOutput) {
  if ((productVariantId === undefined) === (productId === undefined))
    invalid('body.productVariantId', 'Give either productVariantId or productId.')
  if (productVariantId !== undefined) return variantOf(db, productVariantId) ?? notFound('Variant')
  const product = db.products.get(productId ?? '') ?? notFound('Product')
  return { product, variant: product.variants[0] ?? notFound('Variant') }
}
