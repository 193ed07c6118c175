import { Reply } from '../engine/call/implementation.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { invalid, notFound } from '../engine/call/problem.ts'
import { wishlistEntry } from '../rules/answers.ts'

export const wishlist: ImplementationsOf<'wishlist'> = {
  listWishlist: ({ user, db }) => db.wishes.where('userId', user.id).map((wish) => wishlistEntry(db, wish)),

  addToWishlist: async ({ user, body, db }) => {
    const product = db.products.get(body.productId) ?? notFound('Product')
    const variantId = body.variantId ?? null
    if (variantId && !product.variants.some(({ id }) => id === variantId)) notFound('Variant')
    const stored = db.wishes
      .where('userId', user.id)
      .find((wish) => wish.productId === product.id && wish.variantId === variantId)
    if (stored) return new Reply(200, wishlistEntry(db, stored))
    const wish = await db.wishes.create({ id: db.wishes.nextId(), userId: user.id, productId: product.id, variantId })
    return new Reply(201, wishlistEntry(db, wish))
  },

  removeFromWishlist: async ({ user, body, query, db }) => {
    const productId = body?.productId ?? query.productId ?? invalid('body.productId', 'Name the product.')
    for (const wish of db.wishes.where('userId', user.id))
      if (wish.productId === productId) await db.wishes.delete(wish.id)
    return undefined
  },

  removeVariantFromWishlist: async ({ user, params, body, query, db }) => {
    const variantId = body?.variantId ?? query.variantId ?? invalid('body.variantId', 'Name the variant.')
    for (const wish of db.wishes.where('userId', user.id)) {
      if (wish.productId === params.id && wish.variantId === variantId) await db.wishes.delete(wish.id)
    }
    return undefined
  },
}
