import type { z } from 'zod'
import type { Product as ProductSchema } from '#openapi/generated/zod/schemas/product.zod.ts'
import type { User as UserSchema } from '#openapi/generated/zod/schemas/user.zod.ts'
import type { WishlistEntry as WishlistEntrySchema } from '#openapi/generated/zod/schemas/wishlistEntry.zod.ts'
import type { RecordOf } from '#mocks/db/records.ts'
import type { Store } from '#mocks/db/store.ts'

/* From what the store keeps to what the contract answers: the joins, each written once. */

type Product = z.input<typeof ProductSchema>
type User = z.input<typeof UserSchema>
type WishlistEntry = z.input<typeof WishlistEntrySchema>

/** Pieces of a product that can be sold. */
export function stockOf({ variants, stock_without_variants }: RecordOf<'products'>): number {
  if (variants.length === 0) return stock_without_variants
  return variants.reduce((sum, { inventory }) => sum + inventory.total_quantity - inventory.reserved_quantity, 0)
}

export function productAnswer(db: Store, record: RecordOf<'products'>): Product {
  const { stock_without_variants: _, ...product } = record
  const category = db.categories.get(record.category_id ?? '')
  return { ...product, category: category ? { id: category.id, name: category.name } : null, stock: stockOf(record) }
}

export function userAnswer(db: Store, { password: _, ...user }: RecordOf<'users'>): User {
  return { ...user, addresses: db.addresses.where('userId', user.id).map(({ userId: _owner, ...address }) => address) }
}

export function wishlistEntry(db: Store, { productId, variantId }: RecordOf<'wishes'>): WishlistEntry {
  const product = db.products.get(productId)
  if (!product) throw new Error(`A wish names the product "${productId}", which does not exist.`)
  const { id, name, images, variants, base_price } = product
  const price = base_price + (variants[0]?.price_modifier ?? 0)
  return { product_id: productId, ...(variantId && { variantId }), product: { id, name, price, images, variants } }
}
