import { z } from 'zod'
import {
  Address,
  AdminOrder,
  Category,
  Collection,
  Coupon,
  Product,
  Review,
  Sale,
  SaleProduct,
  TaxCategory,
  User,
} from '#openapi/generated/zod/schemas/index.ts'

/**
 * What the store keeps: the contract's own schemas, with links to other records as ids and what a host knows
 * but does not tell (a password, who wrote a review) beside them. Variants and images stay embedded.
 */
const id = z.string().min(1)

/** `category` and `stock` are derived when a product is answered. */
export const ProductRecord = Product.omit({ category: true, stock: true }).extend({
  /** Pieces of a product that has no variants. */
  stock_without_variants: z.int().min(0),
})
export const CollectionRecord = Collection
export const CategoryRecord = Category
export const TaxCategoryRecord = TaxCategory
/** An account without a password cannot be signed in to. */
export const UserRecord = User.omit({ addresses: true }).extend({
  password: z.strictObject({ salt: z.string().min(1), key: z.string().min(1) }).nullable(),
})
export const AddressRecord = Address.extend({ userId: id })
export const ReviewRecord = Review.omit({ user: true }).extend({
  productId: id,
  userId: id,
  images: z.array(z.string()),
})
export const WishRecord = z.strictObject({ id, userId: id, productId: id, variantId: id.nullable() })
export const CartLineRecord = z.strictObject({ id, userId: id, variantId: id, quantity: z.int().min(1) })
export const SaleRecord = Sale.extend({ sale_products: z.array(SaleProduct.omit({ product: true })) })
export const CouponRecord = Coupon
/** An order knows more than the back office is told: its lines, whether it was delivered, cancelled or returned. */
export const OrderRecord = AdminOrder.omit({ customer_email: true }).extend({
  userId: id,
  delivered: z.boolean(),
  cancelled: z.boolean(),
  returned: z.boolean(),
  payment_method: z.enum(['credit', 'cod', 'upi']),
  lines: z.array(
    z.strictObject({ productId: id, variantId: id, quantity: z.int().min(1), unit_price: z.number().min(0) }),
  ),
})
/** Bytes of an uploaded picture, as base64 so that a record stays plain JSON. */
export const UploadRecord = z.strictObject({ id, contentType: z.string().min(1), base64: z.string() })
/** `id` joins the caller's id and the sample order's. */
export const SampleOrderRecord = z.strictObject({ id, state: z.enum(['cancelled', 'returned']) })
/** Sessions stay outside the state hash. `id` is the token. */
export const SessionRecord = z.strictObject({ id, userId: id, expires_at: z.iso.datetime() })

/** The collections of the store, in dependency order. */
export const records = {
  taxCategories: TaxCategoryRecord,
  categories: CategoryRecord,
  collections: CollectionRecord,
  products: ProductRecord,
  users: UserRecord,
  addresses: AddressRecord,
  orders: OrderRecord,
  reviews: ReviewRecord,
  wishes: WishRecord,
  cartLines: CartLineRecord,
  sales: SaleRecord,
  coupons: CouponRecord,
  uploads: UploadRecord,
  sessions: SessionRecord,
  sampleOrders: SampleOrderRecord,
} as const

export type CollectionName = keyof typeof records
export type RecordOf<Name extends CollectionName> = z.output<(typeof records)[Name]>
/** A whole shop as plain data: what the world builds, the store loads and the hash covers. */
export type World = { [Name in CollectionName]: Array<RecordOf<Name>> }
