import { z } from 'zod'
import {
  Address,
  AdminOrder,
  Category,
  CheckoutInput,
  Collection,
  Coupon,
  Product,
  Review,
  Sale,
  SaleProduct,
  TaxCategory,
  User,
} from '#openapi/generated/zod/schemas/index.ts'
import { type DataOf, kind, type RowIn } from '../engine/table/row-kind.ts'
import { storeOf, storeOver, type StoreOf } from '../engine/table/store.ts'
import { sessions } from '../engine/call/sign-in.ts'

/*
 * The stored rows: the contract's schemas, with ids in place of other rows, and with data that no answer shows,
 * such as a password. Variants and images are embedded.
 */
const id = z.string().min(1)

/** `category` and `stock` are computed when a product is answered. */
const ProductRow = Product.omit({ category: true, stock: true }).extend({
  /** The stock of a product without variants. */
  stock_without_variants: z.int().min(0),
})
/** An account without a password cannot sign in. */
const UserRow = User.omit({ addresses: true }).extend({
  password: z.strictObject({ salt: z.string().min(1), key: z.string().min(1) }).nullable(),
})
const AddressRow = Address.extend({ userId: id })
const ReviewRow = Review.omit({ user: true }).extend({ productId: id, userId: id, images: z.array(z.string()) })
const WishRow = z.strictObject({ id, userId: id, productId: id, variantId: id.nullable() })
const CartLineRow = z.strictObject({ id, userId: id, variantId: id, quantity: z.int().min(1) })
const SaleRow = Sale.extend({ sale_products: z.array(SaleProduct.omit({ product: true })) })
/** An order with what the back office does not show: its lines, and whether it was delivered, cancelled or returned. */
const OrderRow = AdminOrder.omit({ customer_email: true }).extend({
  userId: id,
  delivered: z.boolean(),
  cancelled: z.boolean(),
  returned: z.boolean(),
  payment_method: CheckoutInput.shape.paymentMethod,
  lines: z.array(
    z.strictObject({ productId: id, variantId: id, quantity: z.int().min(1), unit_price: z.number().min(0) }),
  ),
})
/** The bytes of an uploaded picture, in base64 so that a row stays plain JSON. */
const UploadRow = z.strictObject({ id, contentType: z.string().min(1), base64: z.string() })
/** The state of a changed sample order. `id` joins the ids of the customer and the sample order. */
const SampleOrderRow = z.strictObject({ id, state: z.enum(['cancelled', 'returned']) })

const ofUser = { to: 'users', onDelete: 'delete' } as const
const ofProduct = { to: 'products', onDelete: 'delete' } as const

/** Every kind of row by the name of its table. A kind comes after those it links to. */
export const rows = {
  taxCategories: kind(TaxCategory, { prefix: 'tax' }),
  categories: kind(Category, { prefix: 'cat' }),
  collections: kind(Collection, { prefix: 'col' }),
  products: kind(ProductRow, {
    prefix: 'prod',
    unique: { SKU: 'any-case' },
    embedded: { variants: 'var', images: 'img' },
    links: {
      category_id: { to: 'categories', onDelete: 'clear' },
      collection_id: { to: 'collections', onDelete: 'clear' },
      tax_category_id: { to: 'taxCategories', onDelete: 'clear' },
      'variants.product_id': { to: 'products', onDelete: 'keep' },
    },
  }),
  users: kind(UserRow, { prefix: 'user', unique: { email: 'any-case' } }),
  addresses: kind(AddressRow, { prefix: 'addr', ownerOnly: true, links: { userId: ofUser } }),
  orders: kind(OrderRow, {
    prefix: 'ord',
    ownerOnly: true,
    links: {
      userId: ofUser,
      // A deleted product stays in past orders.
      'lines.productId': { to: 'products', onDelete: 'keep' },
      'lines.variantId': { to: 'products.variants', onDelete: 'keep' },
    },
  }),
  reviews: kind(ReviewRow, { prefix: 'rev', links: { productId: ofProduct, userId: ofUser } }),
  wishes: kind(WishRow, {
    prefix: 'wish',
    ownerOnly: true,
    links: {
      userId: ofUser,
      productId: ofProduct,
      variantId: { to: 'products.variants', onDelete: 'delete' },
    },
  }),
  cartLines: kind(CartLineRow, {
    prefix: 'line',
    ownerOnly: true,
    links: { userId: ofUser, variantId: { to: 'products.variants', onDelete: 'delete' } },
  }),
  sales: kind(SaleRow, { prefix: 'sale', links: { 'sale_products.product_id': ofProduct } }),
  coupons: kind(Coupon, { prefix: 'coup', ownerOnly: true, unique: { code: 'exact' } }),
  uploads: kind(UploadRow, { prefix: 'file' }),
  sessions,
  sampleOrders: kind(SampleOrderRow, { prefix: 'sample', ownerOnly: true }),
} as const

type Rows = typeof rows
export type TableName = keyof Rows
export type RowOf<Name extends TableName> = RowIn<Rows, Name>
/** A whole shop as plain data: built by the world, loaded by the store, covered by the hash. */
export type World = DataOf<Rows>

/** The shop's store: a table for each kind of row. */
export type Store = StoreOf<Rows>

/** A store that holds `world`. */
export const openStore = (world: World, options?: { areChecked: boolean }): Promise<Store> =>
  storeOf(rows, world, options)

/** A store with the rows of another one, which must not change any more. */
export const openOver = (below: Store): Store => storeOver(rows, below)
