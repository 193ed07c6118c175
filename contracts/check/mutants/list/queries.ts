import type { OperationId } from '#openapi/generated/operations.ts'
import { paginationIn } from '../../../judge/contract/listed.ts'
import { queryParameter } from '../../../judge/contract/openapi.ts'
import { searchRuleOf } from '../../../judge/contract/searched-fields.ts'
import type { Mutant } from '../mutant.ts'
import { alteredRequest, answer, only, refusing } from '../planting.ts'

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

/** The queries that are answered as others, by the parameter that an operation needs for it. */
const changes: ReadonlyArray<readonly [parameter: string, kind: string, change: QueryChange]> = [
  ['page', 'the page is ignored', take('page')],
  ['page', 'the page after', set('page', (page) => Number(page || 1) + 1)],
  ['limit', 'the limit is ignored', take('limit')],
  ['limit', 'one more than the limit', set('limit', (limit) => oneMore(Number(limit)))],
  ['q', 'the words are ignored', take('q')],
  ['q', 'only words in their own case', set('q', (q) => (hasCapitalsOnly(q) ? `${q}§` : undefined))],
  ['q', '% finds everything', set('q', (q) => (q === '%' ? '' : undefined))],
  ['filters', 'the filters are ignored', take('filters')],
  ['filters', 'the filters find nothing', set('filters', (filters) => (filters ? '{"id":"none"}' : undefined))],
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
    const given = change(url.searchParams) ? await send(await alteredRequest(request, { url })) : undefined
    if (given?.status !== 200) return send(request)
    applied()
    const body: unknown = await given.json()
    repair(body, new URL(request.url).searchParams)
    return answer(given, { body })
  })

/** A letter that is code to the database of a search. */
const breaking = (id: OperationId, letter: string): Mutant =>
  refusing(
    id,
    `${letter} breaks the search`,
    500,
    (_, { request }) => new URL(request.url).searchParams.get('q')?.includes(letter) === true,
  )

export function queryMutants(id: OperationId): Mutant[] {
  const has = (name: string) => queryParameter(id, name) !== undefined
  // What finds records by their words says nothing of a text without a word.
  const fitting = changes.filter(([name, kind]) => has(name) && !(kind.startsWith('%') && searchRuleOf(id)?.byWord))
  return [
    ...fitting.map(([, kind, change]) => queryMutant(id, kind, change)),
    ...(has('q') ? [`'`, '\\', '%'].map((letter) => breaking(id, letter)) : []),
  ]
}
