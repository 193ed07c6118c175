import type { z } from 'zod'
import {
  AdminOrder,
  CartItem,
  Category,
  Collection,
  Coupon,
  Product,
  Review,
  Sale,
  SaleWithProducts,
  Session,
  TaxCategory,
  User,
  WishlistEntry,
} from '#openapi/generated/zod/schemas/index.ts'
import { tokenOf } from './engine/caller.ts'
import type { Operation } from './engine/contract.ts'
import { canonicalJson } from './engine/fingerprint.ts'
import { sessionFrom } from './engine/sign-in.ts'
import {
  cartLines,
  type Context,
  type Found,
  orderRecords,
  productRecord,
  reviewRecords,
  saleRecord,
  userRecords,
  wishes,
} from './shown-records.ts'
import type { Store } from './store.ts'

/** An answered object of this schema as the records that it shows. */
interface Reader {
  tags: readonly string[]
  schema: z.ZodType
  records: (object: unknown, context: Context) => Found[]
}

const reader = <Schema extends z.ZodType>(
  tags: readonly string[],
  schema: Schema,
  records: (object: z.output<Schema>, context: Context) => Found[],
): Reader => ({
  tags,
  schema,
  records: (object, context) => {
    const { success, data } = schema.safeParse(object)
    return success ? records(data, context) : []
  },
})

/** By tag, since some schemas are alike. */
const readers: readonly Reader[] = [
  reader(['products', 'search'], Product, (product) => [productRecord(product)]),
  reader(['categories', 'search'], Category, (record) => [{ collection: 'categories', record }]),
  reader(['collections'], Collection, (record) => [{ collection: 'collections', record }]),
  reader(['tax-categories'], TaxCategory, (record) => [{ collection: 'taxCategories', record }]),
  reader(['coupons', 'search'], Coupon, (record) => [{ collection: 'coupons', record }]),
  reader(['users', 'search'], User, (user, { db }) => userRecords(user, db)),
  reader(['orders', 'search'], AdminOrder, (order, { db }) => orderRecords(order, db)),
  reader(['reviews'], Review, reviewRecords),
  reader(['sales'], SaleWithProducts, (sale) => [saleRecord(sale)]),
  reader(['sales'], Sale, (sale, { db }) => [
    { collection: 'sales', record: { sale_products: [], ...db.sales.get(sale.id), ...sale } },
  ]),
  reader(['cart'], CartItem, cartLines),
  reader(['wishlist'], WishlistEntry, wishes),
  reader(['auth'], Session, ({ token, user }, { db, now }) => [
    ...userRecords(user, db),
    { collection: 'sessions', record: sessionFrom(token, user.id, now) },
  ]),
]

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/**
 * Puts the records that a host's answer shows whole into the store, and the session of a sign-in. Mocked calls then know
 * their ids, and the token. What an answer shows of other records in part, such as the product of a cart line, is
 * linked to where the store knows it, else left out.
 */
export async function takeRecords(
  { tag }: Operation,
  request: Request,
  body: unknown,
  db: Store,
  now: Date,
): Promise<void> {
  const userId = db.sessions.get(tokenOf(request) ?? '')?.userId
  const context = { db, now, userId, query: new URL(request.url).searchParams }
  const used = readers.filter(({ tags }) => tags.includes(tag))
  const found = [...objectsIn(body)].flatMap((object) => used.flatMap(({ records }) => records(object, context)))
  const isNew = ({ collection, record }: Found) =>
    canonicalJson(db.table(collection).get(record.id)) !== canonicalJson(record)
  await db.put(found.filter(isNew).map(({ collection, record }) => ({ collection, id: record.id, record })))
}
