import type { AdminOrder } from '#openapi/generated/zod/schemas/adminOrder.zod.ts'
import type { CartItem } from '#openapi/generated/zod/schemas/cartItem.zod.ts'
import type { Product } from '#openapi/generated/zod/schemas/product.zod.ts'
import type { Review } from '#openapi/generated/zod/schemas/review.zod.ts'
import type { Sale } from '#openapi/generated/zod/schemas/sale.zod.ts'
import type { SaleWithProducts } from '#openapi/generated/zod/schemas/saleWithProducts.zod.ts'
import type { User } from '#openapi/generated/zod/schemas/user.zod.ts'
import type { WishlistEntry } from '#openapi/generated/zod/schemas/wishlistEntry.zod.ts'
import { asOf } from './order-progress.ts'
import type { RowOf, Store, TableName } from '#mocks/shop/rows.ts'
import { shareAnswers } from '#mocks/engine/call/shared-answer.ts'
import { fullPrice, unitPrice } from './prices.ts'
import { freeUnits, variantOf } from './stock.ts'

/* Converts stored rows to the contract's answers. Each join is here, once. */

/** A row that another one refers to. It always exists, since deleting it would also delete the other. */
function linked<Found>(found: Found | undefined, from: TableName, id: string): Found {
  if (!found) throw new Error(`A row of ${from} names "${id}", which does not exist.`)
  return found
}

/** Units of a product that can be sold. */
export function stockOf({ variants, stock_without_variants }: RowOf<'products'>): number {
  if (variants.length === 0) return stock_without_variants
  return variants.reduce((sum, variant) => sum + freeUnits(variant), 0)
}

/** Cached by the row and its category. */
const productIn = shareAnswers((row: RowOf<'products'>, category: RowOf<'categories'> | undefined): Product => {
  const { stock_without_variants: _stock, ...product } = row
  return { ...product, category: category ? { id: category.id, name: category.name } : null, stock: stockOf(row) }
})

export const productAnswer = (db: Store, row: RowOf<'products'>): Product =>
  productIn(row, db.categories.get(row.category_id ?? ''))

export function userAnswer(db: Store, { password: _hash, ...user }: RowOf<'users'>): User {
  return { ...user, addresses: db.addresses.where('userId', user.id).map(({ userId: _owner, ...address }) => address) }
}

export function wishlistEntry(db: Store, { productId, variantId }: RowOf<'wishes'>): WishlistEntry {
  const product = linked(db.products.get(productId), 'wishes', productId)
  const { id, name, images, variants } = product
  const price = fullPrice(product, variants[0] ?? { price_modifier: 0 })
  return { product_id: productId, ...(variantId && { variantId }), product: { id, name, price, images, variants } }
}

export function cartItem(db: Store, { id, variantId, quantity }: RowOf<'cartLines'>, now: Date): CartItem {
  const { product, variant } = linked(variantOf(db, variantId), 'cartLines', variantId)
  return {
    id,
    quantity,
    unit_price: unitPrice(product, variant, db.sales.all(), now),
    product_variant: { ...variant, product: { id: product.id, name: product.name, images: product.images } },
  }
}

export function reviewAnswer(
  db: Store,
  { userId, productId: _product, images: _images, ...review }: RowOf<'reviews'>,
): Review {
  return { ...review, user: { name: linked(db.users.get(userId), 'reviews', userId).name } }
}

export function saleAnswer({ sale_products: _products, ...sale }: RowOf<'sales'>): Sale {
  return sale
}

export function saleWithProducts(db: Store, sale: RowOf<'sales'>): SaleWithProducts {
  const sale_products = sale.sale_products.map((entry) => {
    const { id, name, base_price, images, variants, product_metadata } = linked(
      db.products.get(entry.product_id),
      'sales',
      entry.product_id,
    )
    return { ...entry, product: { id, name, base_price, images, variants, product_metadata } }
  })
  return { ...sale, sale_products }
}

/** An order as the back office shows it: a delivered one as Shipped, a cancelled one with its last status. */
export function adminOrder(db: Store, row: RowOf<'orders'>, now: Date): AdminOrder {
  const order = asOf(row, now)
  const { id, order_number, created_at, payment_status, total_amount, userId } = order
  return {
    id,
    order_number,
    created_at,
    customer_email: linked(db.users.get(userId), 'orders', userId).email,
    shipment_status: order.delivered ? 'Shipped' : order.shipment_status,
    payment_status,
    total_amount,
  }
}

/** Newest first; of two made at the same instant, the later one first. */
export function newestFirst<Row extends { created_at: string }>(all: readonly Row[]): Row[] {
  return all.toReversed().toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
}
