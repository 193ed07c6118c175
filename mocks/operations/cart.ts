import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { cartItem } from '../rules/answers.ts'
import { demandPieces } from '../rules/stock.ts'
import { variantToAdd } from '../rules/variants.ts'

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
