import { beforeAll, describe, expect, test } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { type Json, listIn } from '#openapi/contract/json.ts'
import type { Call } from '#contracts/judge/call.ts'
import { answerLaws } from '#contracts/judge/laws/answer-laws.ts'
import { callOf } from '#contracts/shop/call-fixture.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { shopKnowledge } from '#contracts/shop/shop-knowledge.ts'

const laws = [...answerLaws, ...shopKnowledge.laws]

interface Body extends Json {
  data?: Json[]
  pagination?: Json
  user?: Json
}
/** A call that the kit's own backend answers rightly, and how its answer becomes one that breaks the law. */
type Case = readonly [id: OperationId, input: Call['input'], spoil: (body: Body, call: Call) => unknown]

const group = { name: 'Anklets', description: 'Fine chains.', thumbnail: '/media/anklets.avif' }

/** For each law one answer that keeps it and one that breaks it. */
const cases: Readonly<Record<string, Case>> = {
  'answers-the-id-asked-for': ['getProduct', { params: { id: 'prod-1' } }, (body) => ({ ...body, id: 'prod-2' })],
  'answers-what-was-sent': ['createCategory', { body: group }, (body) => ({ ...body, description: '' })],
  'lists-a-record-once': ['listSales', {}, (body) => [body[0], body[0]]],
  'personal-answers-are-not-shared': [
    'getMe',
    {},
    (body, { answer }) => {
      answer.headers.set('Cache-Control', 'public')
      return body
    },
  ],
  'filters-are-obeyed': [
    'searchOrders',
    { query: { filters: '{"payment_status":"Paid"}' } },
    ({ data = [] }) => ({ data: data.map((order) => ({ ...order, payment_status: 'Unpaid' })) }),
  ],
  'instants-are-in-utc': [
    'listSales',
    {},
    (body) => [{ ...(body[0] as Json), start_date: '2026-11-01T05:30:00+05:30' }],
  ],
  'keeps-the-written-order': ['listAllOrders', {}, (body) => listIn(body).toReversed()],
  'links-name-what-they-carry': [
    'getProduct',
    { params: { id: 'prod-1' } },
    (body) => ({ ...body, category_id: 'cat-99' }),
  ],
  'pagination-adds-up': [
    'listProducts',
    { query: { page: 1, limit: 12 } },
    (body) => ({ ...body, pagination: { ...body.pagination, totalPages: 1 } }),
  ],
  'search-finds-the-words': [
    'searchCategories',
    { query: { q: 'ring' } },
    () => ({ data: [{ id: 'cat-9', name: 'Anklets', description: '', thumbnail: '' }] }),
  ],
  'one-address-is-the-default': [
    'getMe',
    {},
    ({ user }) => ({
      user: { ...user, addresses: [1, 2].map((id) => ({ id: `addr-${id}`, isDefault: true })) },
    }),
  ],
  'percentages-count-orders': [
    'getLifetimeSales',
    {},
    (body) => ({ ...body, totalOrders: 145, completedPercentage: 85 }),
  ],
  'periods-end-after-they-start': [
    'listSales',
    {},
    (body) => [{ ...(body[0] as Json), end_date: (body[0] as Json).start_date }],
  ],
  'periods-follow-each-other': [
    'getDailySales',
    {},
    (body) => Object.fromEntries(Object.entries(body).map(([name, list]) => [name, (list as Json[]).toSpliced(1, 1)])),
  ],
  'stock-is-what-is-free': [
    'getProduct',
    { params: { id: 'prod-1' } },
    (body) => ({ ...body, stock: Number(body.stock) + 1 }),
  ],
}

describe('each law about one answer', () => {
  let session: Awaited<ReturnType<typeof openMockSession>>['session']
  beforeAll(async () => {
    ;({ session } = await openMockSession({ origin: 'http://localhost', seed: 1, label: 'laws' }))
  })

  test('has a case', () => {
    expect(Object.keys(cases).toSorted()).toEqual(laws.map(({ name }) => name).toSorted())
  })

  test.each(laws)('$name is kept by the backend, and broken by a wrong answer', async (law) => {
    const [id, input, spoil] = cases[law.name] ?? ['listSales', {}, (body) => body]
    const wanted = id.startsWith('create') ? ['201'] : ['200']
    const right = await session.ask(id, 'admin', input, { wanted, context: 'laws' })
    expect({ sound: right.sound, broken: [...law.judge(right)] }).toEqual({ sound: true, broken: [] })
    const wrong = callOf(id, input, spoil(right.answer.body as Body, right), { status: right.answer.status })
    expect([...law.judge({ ...wrong, answer: { ...wrong.answer, headers: right.answer.headers } })]).not.toEqual([])
  })
})
