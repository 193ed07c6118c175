import type { z } from 'zod'
import {
  Category,
  Collection,
  Coupon,
  Product,
  Session,
  TaxCategory,
  User,
} from '#openapi/generated/zod/schemas/index.ts'
import type { Operation } from './engine/contract.ts'
import { sessionFrom } from './engine/sign-in.ts'
import type { CollectionName, RecordOf } from './records.ts'
import type { Store } from './store.ts'

interface Found {
  collection: CollectionName
  record: { readonly id: string }
}

/** An answered object of this schema as the records that it shows. */
interface Reader {
  tags: readonly string[]
  schema: z.ZodType
  records: (object: unknown, db: Store, now: Date) => Found[]
}

const reader = <Schema extends z.ZodType>(
  tags: readonly string[],
  schema: Schema,
  records: (object: z.output<Schema>, db: Store, now: Date) => Found[],
): Reader => ({
  tags,
  schema,
  records: (object, db, now) => {
    const { success, data } = schema.safeParse(object)
    return success ? records(data, db, now) : []
  },
})

const userRecord = ({ addresses: _addresses, ...user }: z.output<typeof User>, db: Store): Found => {
  // The host tells no password, but whoever has one here keeps it.
  const record: RecordOf<'users'> = { ...user, password: db.users.get(user.id)?.password ?? null }
  return { collection: 'users', record }
}

function productRecord({ category: _category, stock, ...product }: z.output<typeof Product>): Found {
  const stock_without_variants = product.variants.length === 0 ? Math.max(0, stock) : 0
  const record: RecordOf<'products'> = { ...product, stock_without_variants }
  return { collection: 'products', record }
}

/** By tag, since some schemas are alike. */
const readers: readonly Reader[] = [
  reader(['products', 'search'], Product, (product) => [productRecord(product)]),
  reader(['categories', 'search'], Category, (record) => [{ collection: 'categories', record }]),
  reader(['collections'], Collection, (record) => [{ collection: 'collections', record }]),
  reader(['tax-categories'], TaxCategory, (record) => [{ collection: 'taxCategories', record }]),
  reader(['coupons', 'search'], Coupon, (record) => [{ collection: 'coupons', record }]),
  reader(['users', 'search'], User, (user, db) => [userRecord(user, db)]),
  reader(['auth'], Session, ({ token, user }, db, now) => [
    userRecord(user, db),
    { collection: 'sessions', record: sessionFrom(token, user.id, now) },
  ]),
]

function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return
  yield value
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}

/**
 * Puts the records that a live answer shows whole into the store: products, categories, collections, tax categories,
 * coupons, people, and the session of a sign-in. Mocked calls then know their ids, and the token.
 */
export async function takeRecords({ tag }: Operation, body: unknown, db: Store, now: Date): Promise<void> {
  const used = readers.filter(({ tags }) => tags.includes(tag))
  const found = [...objectsIn(body)].flatMap((object) => used.flatMap(({ records }) => records(object, db, now)))
  const isNew = ({ collection, record }: Found) =>
    JSON.stringify(db.table(collection).get(record.id)) !== JSON.stringify(record)
  await db.put(found.filter(isNew).map(({ collection, record }) => ({ collection, id: record.id, record })))
}
