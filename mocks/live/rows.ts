import type { z } from 'zod'
import {
  AdminOrder,
  CartItem,
  Product,
  Review,
  Sale,
  SaleWithProducts,
  Session,
  User,
  WishlistEntry,
} from '#openapi/generated/zod/schemas/index.ts'
import type { Tag } from '#openapi/generated/operations.ts'
import type { Operation } from '../engine/call/operation.ts'
import { canonicalJson } from '../engine/table/fingerprint.ts'
import { sessionFrom, tokenOf } from '../engine/call/sign-in.ts'
import {
  cartLines,
  type Context,
  type ShownRow,
  orderRows,
  productRow,
  reviewRows,
  saleRow,
  userRows,
  wishes,
} from '../shop/shown-rows.ts'
import { rows, type Store, type TableName } from '../shop/rows.ts'

/** The rows that an object of an answer shows; none if it does not fit the schema. */
type Reader = (object: unknown, context: Context) => ShownRow[]

const reader =
  <Schema extends z.ZodType>(
    schema: Schema,
    rowsIn: (object: z.output<Schema>, context: Context) => ShownRow[],
  ): Reader =>
  (object, context) => {
    const { success, data } = schema.safeParse(object)
    return success ? rowsIn(data, context) : []
  }

const product = reader(Product, (found) => [productRow(found)])
/** The reader of a table whose rows are as the answers show them. */
const readerOf = (collection: TableName) => reader(rows[collection].schema, (row) => [{ collection, row }])

const user = reader(User, (found, { db }) => userRows(found, db))
const order = reader(AdminOrder, (found, { db }) => orderRows(found, db))
const sale = reader(Sale, (found, { db }) => [
  { collection: 'sales', row: { sale_products: [], ...db.sales.get(found.id), ...found } },
])
const session = reader(Session, (found, { db, now }) => [
  ...userRows(found.user, db),
  { collection: 'sessions', row: sessionFrom(found.token, found.user.id, now) },
])

const isTable = (name: string): name is TableName => name in rows
/** The table that has the name of a tag: `taxCategories` of `tax-categories`. */
const tableOf = (tag: string) => tag.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** What to read from the answers of a tag, if not the rows of the table of its name. By tag, since some schemas are alike. */
const readers: Readonly<Partial<Record<string, readonly Reader[]>>> = {
  auth: [session],
  cart: [reader(CartItem, cartLines)],
  orders: [order],
  products: [product],
  reviews: [reader(Review, reviewRows)],
  sales: [reader(SaleWithProducts, (found, { db }) => [saleRow(found, db)]), sale],
  search: [product, readerOf('categories'), readerOf('coupons'), user, order],
  users: [user],
  wishlist: [reader(WishlistEntry, wishes)],
} satisfies Partial<Record<Tag, readonly Reader[]>>

function readersOf(tag: string): readonly Reader[] {
  const table = tableOf(tag)
  return readers[tag] ?? (isTable(table) ? [readerOf(table)] : [])
}

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/**
 * Puts the complete rows of a host's answer into the store, and the session of a sign-in, so that mocked calls know
 * their ids and the token. Rows that the answer shows in part, such as the product of a cart line, are linked if the
 * store has them.
 */
export async function takeRows(
  { tag }: Operation,
  request: Request,
  body: unknown,
  db: Store,
  now: Date,
): Promise<void> {
  const userId = db.sessions.get(tokenOf(request) ?? '')?.userId
  const context = { db, now, userId, query: new URL(request.url).searchParams }
  const used = readersOf(tag)
  const found = [...objectsIn(body)].flatMap((object) => used.flatMap((rowsIn) => rowsIn(object, context)))
  const isNew = ({ collection, row }: ShownRow) =>
    canonicalJson(db.table(collection).get(row.id)) !== canonicalJson(row)
  await db.put(found.filter(isNew).map(({ collection, row }) => ({ collection, id: row.id, row })))
}
