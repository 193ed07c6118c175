import type { Store } from '#mocks/store.ts'
import { cartItem } from '../rules/answers.ts'
import { implement } from '../engine/operation.ts'
import { invalid, notFound } from '../engine/problem.ts'
import { demandPieces } from '../rules/stock.ts'

interface Wanted {
  productVariantId?: string | undefined
  productId?: string | undefined
}

function variantToAdd(db: Store, { productVariantId, productId }: Wanted) {
  if ((productVariantId === undefined) === (productId === undefined))
    invalid('body.productVariantId', 'Give either productVariantId or productId.')
  if (productVariantId !== undefined) return db.variant(productVariantId) ?? notFound('Variant')
  const product = db.products.get(productId ?? '') ?? notFound('Product')
  return { product, variant: product.variants[0] ?? notFound('Variant') }
}

export const cart = implement('cart', {
  getCart: ({ user, db, now }) => ({
    status: 'success',
    data: { items: db.cartLines.where('userId', user.id).map((line) => cartItem(db, line, now)) },
  }),

  addToCart: async ({ user, body, db, now }) => {
    const { product, variant } = variantToAdd(db, body)
    const known = db.cartLines.where('userId', user.id).find(({ variantId }) => variantId === variant.id)
    const inCart = known?.quantity ?? 0
    const quantity = inCart + body.quantity
    demandPieces(product, variant, quantity, inCart)
    const line = known
      ? await db.cartLines.update(known.id, { quantity })
      : await db.cartLines.create({ id: db.cartLines.nextId(), userId: user.id, variantId: variant.id, quantity })
    return { status: 'success', data: { item: cartItem(db, line, now) } }
  },
})
