import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { place } from '#contracts/session/place.ts'
import { paginationIn } from '#contracts/judge/contract/listed.ts'
import { queryParameter, wordsOf } from '#contracts/judge/contract/openapi.ts'
import { searchRuleOf } from '#contracts/judge/contract/searched-fields.ts'
import { valueAt } from '#contracts/judge/differences.ts'
import { answer, answering, type Call, failing, type Mutant, mutant, only, success } from './planting.ts'
import { type Holder, listPathOf } from './places.ts'

/** Changes a query; returns whether this is one to change. */
type QueryChange = (query: URLSearchParams) => boolean

const take =
  (name: string): QueryChange =>
  (query) => {
    const had = query.has(name)
    query.delete(name)
    return had
  }

/** Another value of a parameter; undefined leaves the query as it is. */
const set =
  (name: string, to: (value: string) => string | number | undefined): QueryChange =>
  (query) => {
    const value = to(query.get(name) ?? '')
    if (value !== undefined) query.set(name, String(value))
    return value !== undefined
  }

const oneMore = (limit: number) => (limit > 0 && limit < 100 ? limit + 1 : undefined)
const hasCapitalsOnly = (q: string) => q === q.toUpperCase() && q !== q.toLowerCase()
/** The word that finds a record only if it is written as the record has it. */
const foreignCapital = /[À-ÖØ-ÞĀŚ][A-Z]/

/** The last of several fields of `filters`, whose values hold no comma before a quote. */
const lastOf = (filters: string) => (filters.includes(',"') ? `{"${filters.split(',"').at(-1)}` : undefined)

/** The queries that are answered as others, by the parameter that an operation needs for it. */
const changes: ReadonlyArray<readonly [parameter: string, kind: string, change: QueryChange]> = [
  ['page', 'the page is ignored', take('page')],
  ['page', 'the page after', set('page', (page) => Number(page || 1) + 1)],
  ['limit', 'the limit is ignored', take('limit')],
  ['limit', 'one more than the limit', set('limit', (limit) => oneMore(Number(limit)))],
  ['q', 'the words are ignored', take('q')],
  ['q', 'only words in their own case', set('q', (q) => (hasCapitalsOnly(q) ? `${q}§` : undefined))],
  ['q', 'capitals beyond A to Z count', set('q', (q) => (foreignCapital.test(q) ? 'none-at-all' : undefined))],
  ['q', '% finds everything', set('q', (q) => (q === '%' ? '' : undefined))],
  ['filters', 'the filters are ignored', take('filters')],
  ['filters', 'the filters find nothing', set('filters', (filters) => (filters ? '{"id":"none"}' : undefined))],
  ['filters', 'the last of two filters counts', set('filters', lastOf)],
  ['filters', 'beside a filter the words are ignored', (query) => Boolean(query.get('filters')) && take('q')(query)],
  ['filters', 'beside words the filters are ignored', (query) => Boolean(query.get('q')) && take('filters')(query)],
  ['productId', 'another parent', set('productId', (id) => (id === 'prod-1' ? undefined : 'prod-1'))],
]

/** Makes the pagination look as if it were for the query that was asked. */
function repair(body: unknown, asked: URLSearchParams): void {
  const pagination = paginationIn(body)
  if (!pagination) return
  for (const key of ['page', 'currentPage'])
    if (key in pagination) pagination[key] = Number(asked.get('page') ?? pagination[key])
  if ('limit' in pagination && asked.has('limit')) {
    pagination.limit = Number(asked.get('limit'))
    pagination.totalPages = Math.ceil(Number(pagination.total) / Number(pagination.limit))
  }
}

const queryMutant = (id: OperationId, kind: string, change: QueryChange): Mutant =>
  only(id, kind, () => async ({ request, send, applied }) => {
    const url = new URL(request.url)
    const given = change(url.searchParams) ? await send({ url }) : undefined
    const right = await send()
    if (given?.status !== 200) return right
    const body: unknown = await given.json()
    repair(body, new URL(request.url).searchParams)
    if (JSON.stringify(body) === (await right.clone().text())) return right
    applied()
    return answer(given, { body })
  })

/** A letter that is code to the database of a search. */
const breaking = (id: OperationId, letter: string): Mutant =>
  failing(id, `${letter} breaks the search`, (query) => query.get('q')?.includes(letter) === true)

/** A number of skipped records that does not fit into four bytes. */
const farPage = (id: OperationId): Mutant =>
  failing(id, 'a page far beyond the last breaks it', (query) => Number(query.get('page')) * 20 > 2 ** 32)

export function queryMutants(id: OperationId): Mutant[] {
  const has = (name: string) => queryParameter(id, name) !== undefined
  // What finds records by their words says nothing of a text without a word.
  const fitting = changes.filter(([name, kind]) => has(name) && !(kind.startsWith('%') && searchRuleOf(id)?.byWord))
  return [
    ...fitting.map(([, kind, change]) => queryMutant(id, kind, change)),
    ...(has('q') ? [`'`, '\\', '%'].map((letter) => breaking(id, letter)) : []),
    ...(has('q') ? [farPage(id)] : []),
  ]
}

type ListChange = (items: unknown[], call: number) => unknown[]

/** What a host can do to a list. Clients rely on an order only where the contract names it or pages have any size. */
const listChanges: Readonly<Record<string, ListChange>> = {
  'the last record is missing': (items) => items.slice(0, -1),
  'the first record is missing': (items) => items.slice(1),
  'the last record is missing, and not counted': (items) => items.slice(0, -1),
  'one record twice': (items) => (items.length > 1 ? [items[0], items[0], ...items.slice(2)] : items),
  empty: () => [],
  'in another order each time': (items, call) => {
    const turn = place(`shuffle ${call}`, Math.max(1, items.length))
    return [...items.slice(turn), ...items.slice(0, turn)]
  },
}
const reordering: Readonly<Record<string, ListChange>> = {
  'turned round': (items) => items.toReversed(),
  'two records in each other’s place': (items) => (items.length > 1 ? [items[1], items[0], ...items.slice(2)] : items),
}

function countOneLess(pagination: Holder): void {
  const total = Math.max(0, Number(pagination.total) - 1)
  const pages = Math.ceil(total / (typeof pagination.limit === 'number' ? pagination.limit : 20))
  pagination.total = total
  for (const key of ['totalPages', 'pages']) if (key in pagination) pagination[key] = pages
}

const listMutant = (id: OperationId, path: readonly string[], kind: string, change: ListChange): Mutant =>
  answering(id, kind, () => {
    let call = 0
    return async (given) => {
      const text = given.status === 200 ? await given.clone().text() : '{}'
      const body: unknown = JSON.parse(text)
      const items = valueAt(body, path)
      if (!Array.isArray(items)) return undefined
      call += 1
      items.splice(0, items.length, ...change([...(items as unknown[])], call))
      const pagination = paginationIn(body)
      if (pagination && kind.endsWith('not counted')) countOneLess(pagination)
      return JSON.stringify(body) === text ? undefined : answer(given, { body })
    }
  })

export function listMutants(id: OperationId): Mutant[] {
  const path = listPathOf(id)
  if (!path) return []
  const ordered = queryParameter(id, 'limit') !== undefined || /(newest|oldest) first/.test(wordsOf(id, 200))
  return Object.entries({ ...listChanges, ...(ordered && reordering) }).map(([kind, change]) =>
    listMutant(id, path, kind, change),
  )
}

/** Answers with the first answer that had the same key, until `isOver`. */
const kept = (
  id: OperationId,
  kind: string,
  keyOf: (request: Request) => string,
  isOver: (call: Call) => boolean = () => false,
): Mutant =>
  mutant(id, kind, () => {
    const known = new Map<string, string>()
    return async (call) => {
      if (isOver(call)) known.clear()
      const given = await call.send()
      if (call.id !== id || given.status !== 200) return given
      const [key, now] = [keyOf(call.request), await given.clone().text()]
      const before = known.get(key) ?? now
      known.set(key, before)
      if (before === now) return given
      call.applied()
      return new Response(before, { status: 200, headers: given.headers })
    }
  })

const address = ({ url }: Request) => url
/** Whether a cache is emptied that knows of written products, and not of ordered ones. */
const isOtherWrite = ({ id, request }: Call) =>
  request.method !== 'GET' && id !== undefined && operations[id].tag !== 'orders'
const isWrite = ({ request }: Call) => request.method !== 'GET'

const showStock: ReadonlySet<OperationId> = new Set(['getProduct', 'listProducts', 'searchProducts'])

const forSharedCaches = async (given: Response) =>
  success(given) ? answer(given, { text: await given.text(), headers: { 'Cache-Control': 'public' } }) : undefined

/** Answers that belong to an earlier time or to another call. */
export function staleMutants(id: OperationId): Mutant[] {
  const { path, query, access } = operations[id]
  const isPersonal = access === 'token'
  const takesParameters = path.includes('{') || query !== null
  return [
    kept(id, 'the first answer for ever', ({ url, headers }) => `${url} ${headers.get('Authorization')}`),
    ...(access === 'public' ? [] : [answering(id, 'for shared caches too', () => forSharedCaches)]),
    ...(isPersonal ? [kept(id, 'the first answer to everybody', address)] : []),
    ...(isPersonal ? [kept(id, 'the last answer to everybody, until a write', address, isWrite)] : []),
    ...(showStock.has(id) ? [kept(id, 'the answer from before an order', address, isOtherWrite)] : []),
    ...(takesParameters ? [kept(id, 'the first answer to every request', () => '')] : []),
  ]
}
