import { beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { type Json, objectIn } from '#openapi/contract/json.ts'
import type { Call } from '#contracts/judge/call.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { type Snapshot, snapshotOf, wholeLists } from '#contracts/shop/snapshot/snapshot.ts'
import { takeSnapshot } from '#contracts/shop/snapshot/take-snapshot.ts'
import { shopLaws } from './shop-laws.ts'

type Rows = Array<Json & { count: Json }>
interface Body extends Json {
  data: Rows
  pagination: { total: number }
  products: Rows
  user: Json
}

/** An operation whose answers break the law once they are changed; `undefined` leaves one as it is. */
type Case = readonly [id: OperationId, spoil: (body: Body, call: Call) => unknown]

/** The records that an answer holds in its `data`. */
const withIn = (body: Body, name: string, change: (rows: Rows) => Rows) => {
  const data = objectIn(body.data)
  return { ...body, data: { ...data, [name]: change((data[name] ?? []) as Rows) } }
}
const more = ({ pagination }: Body, by: number) => ({ ...pagination, total: pagination.total + by })
const days = (body: Body, change: (entries: Rows) => Rows) =>
  Object.fromEntries(Object.entries(body).map(([name, entries]) => [name, change(entries as Rows)]))

/** For each law what breaks it. */
const cases: Readonly<Record<string, Case>> = {
  'best-match-comes-first': ['searchProducts', (body) => ({ ...body, data: body.data.toReversed() })],
  'callers-see-their-own-account': ['getMe', ({ user }) => ({ user: { ...user, role: 'ADMIN' } })],
  'child-lists-make-the-whole': ['listReviews', (body) => withIn(body, 'reviews', (rows) => rows.slice(1))],
  'child-lists-share-no-record': ['listReviews', (body) => withIn(body, 'reviews', () => [{ id: 'rev-1', count: {} }])],
  'children-belong-to-their-parent': ['getCategory', (body) => ({ ...body, products: body.products.slice(1) })],
  'figures-come-from-the-orders': ['getLifetimeSales', (body) => ({ ...body, totalOrders: 1 })],
  'filters-find-what-is-there': ['searchOrders', (body) => ({ ...body, pagination: more(body, 1) })],
  'links-lead-to-a-record': ['getProduct', (body) => ({ ...body, category_id: 'cat-99' })],
  'listed-records-have-their-page': ['getProduct', () => 404],
  'lists-hold-every-record': [
    'listCategories',
    (body) => ({ ...body, data: body.data.slice(1), pagination: more(body, -1) }),
  ],
  'orders-pages-alike': [
    'listProducts',
    (body, { input }) => (input.query?.limit === 7 ? { ...body, data: body.data.toReversed() } : undefined),
  ],
  'pages-are-disjoint-and-complete': [
    'listProducts',
    (body) => ({ ...body, data: [body.data[0], ...body.data.slice(0, -1)] }),
  ],
  'prices-are-the-products': [
    'getCart',
    (body) => withIn(body, 'items', (rows) => rows.map((each) => ({ ...each, unit_price: 1 }))),
  ],
  'search-finds-what-is-there': ['searchProducts', (body) => ({ ...body, data: [], pagination: more(body, 1) })],
  'shows-a-record-the-same-everywhere': ['getProduct', (body) => ({ ...body, name: 'Another name' })],
  'statistics-count-the-orders': [
    'getDailySales',
    (body) => days(body, (entries) => entries.map((each) => ({ ...each, count: { id: 99 } }))),
  ],
  'statistics-end-today': ['getDailySales', (body) => days(body, (entries) => entries.slice(0, 2))],
}

/** The snapshot with other answers of one operation. */
function spoiled({ calls, lists }: Snapshot, [id, spoil]: Case): Snapshot {
  const other = (call: Call): Call => {
    const body = call.id === id && call.answer.status === 200 ? spoil(call.answer.body as Body, call) : undefined
    if (body === undefined) return call
    return { ...call, answer: { ...call.answer, ...(body === 404 ? { status: 404, body: {} } : { body }) } }
  }
  return snapshotOf(calls.map(other), wholeLists(lists.flatMap((list) => list.calls).map(other)))
}

describe('each law about several answers', () => {
  let snapshot: Snapshot
  beforeAll(async () => {
    const { session } = await openMockSession({ origin: 'http://localhost', seed: 1, label: 'laws' })
    snapshot = await takeSnapshot(session, () => true)
  })

  test('has a case', () => {
    expect(Object.keys(cases).toSorted()).toEqual(shopLaws.map(({ name }) => name).toSorted())
  })

  test.each(shopLaws)('$name is kept by the backend, and broken by wrong answers', (law) => {
    expect([...law.judge(snapshot)]).toEqual([])
    const spoil = cases[law.name]
    expect(spoil && [...law.judge(spoiled(snapshot, spoil))].length).toBeGreaterThan(0)
  })
})
