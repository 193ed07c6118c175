import type { z } from 'zod'
import type {
  AdminOrder,
  CartItem,
  Product,
  Review,
  SaleWithProducts,
  User,
  WishlistEntry,
} from '#openapi/generated/zod/schemas/index.ts'
import type { RowOf, Store, TableName } from './rows.ts'
import { accountOf } from '../rules/accounts.ts'
import { variantOf } from '../rules/stock.ts'

/* Converts a host's answers to stored rows: the reverse of rules/answers.ts. */

export interface ShownRow {
  collection: TableName
  row: { readonly id: string }
}

/** What the answer itself does not contain. */
export interface Context {
  db: Store
  now: Date
  /** The signed-in user, if any. */
  userId: string | undefined
  query: URLSearchParams
}

export function userRows({ addresses, ...user }: z.output<typeof User>, db: Store): ShownRow[] {
  // A host never sends a password, so a known user keeps theirs.
  const row: RowOf<'users'> = { ...user, password: db.users.get(user.id)?.password ?? null }
  const ofUser = addresses.map((address): RowOf<'addresses'> => ({ ...address, userId: user.id }))
  return [{ collection: 'users', row }, ...ofUser.map((each) => ({ collection: 'addresses' as const, row: each }))]
}

export function productRow({ category: _category, stock, ...product }: z.output<typeof Product>): ShownRow {
  const stock_without_variants = product.variants.length === 0 ? Math.max(0, stock) : 0
  const row: RowOf<'products'> = { ...product, stock_without_variants }
  return { collection: 'products', row }
}

/** No answer shows the lines and the payment of an order. */
export function orderRows({ customer_email, ...order }: z.output<typeof AdminOrder>, db: Store): ShownRow[] {
  const stored = db.orders.get(order.id)
  const userId = stored?.userId ?? accountOf(db, customer_email)?.id
  if (userId === undefined) return []
  const unknown = { delivered: false, cancelled: false, returned: false, payment_method: 'cod', lines: [] } as const
  const row: RowOf<'orders'> = { ...unknown, lines: [], ...stored, ...order, userId }
  return [{ collection: 'orders', row }]
}

/** An answer only names the author; an unknown one becomes an account that nobody can sign in to. */
export function reviewRows({ user: { name }, ...review }: z.output<typeof Review>, { db, query }: Context): ShownRow[] {
  const stored = db.reviews.get(review.id)
  const productId = stored?.productId ?? query.get('productId')
  if (productId === null || !db.products.get(productId)) return []
  const author = db.users.get(stored?.userId ?? '') ?? db.users.all().find((user) => user.name === name)
  const stranger: RowOf<'users'> = {
    id: `author of ${review.id}`,
    name,
    email: `${encodeURIComponent(review.id)}@recording.test`,
    phone: null,
    date_of_birth: null,
    is_verified: false,
    created_at: review.created_at,
    role: 'CUSTOMER',
    password: null,
  }
  const { id: userId } = author ?? stranger
  const row: RowOf<'reviews'> = { images: [], ...stored, ...review, productId, userId }
  return [...(author ? [] : [{ collection: 'users' as const, row: stranger }]), { collection: 'reviews', row }]
}

export function saleRow({ sale_products, ...sale }: z.output<typeof SaleWithProducts>, db: Store): ShownRow {
  const row: RowOf<'sales'> = {
    ...sale,
    sale_products: sale_products
      .filter(({ product_id }) => db.products.get(product_id))
      .map(({ product: _product, ...entry }) => entry),
  }
  return { collection: 'sales', row }
}

export function cartLines(
  { id, quantity, product_variant }: z.output<typeof CartItem>,
  { db, userId }: Context,
): ShownRow[] {
  if (userId === undefined || !variantOf(db, product_variant.id)) return []
  const row: RowOf<'cartLines'> = { id, userId, variantId: product_variant.id, quantity }
  return [{ collection: 'cartLines', row }]
}

export function wishes(
  { product_id, variantId: given }: z.output<typeof WishlistEntry>,
  { db, userId }: Context,
): ShownRow[] {
  if (userId === undefined || !db.products.get(product_id)) return []
  const variantId = given ?? null
  const stored = db.wishes
    .where('userId', userId)
    .find((wish) => wish.productId === product_id && wish.variantId === variantId)
  const id = stored?.id ?? `wish of ${[userId, product_id, variantId].join(' ')}`
  const row: RowOf<'wishes'> = { id, userId, productId: product_id, variantId }
  return [{ collection: 'wishes', row }]
}
