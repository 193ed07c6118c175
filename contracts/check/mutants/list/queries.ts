import type { OperationId } from '#openapi/generated/operations.ts'
import { paginationIn } from '../../../judge/contract/listed.ts'
import { queryParameter } from '../../../judge/contract/openapi.ts'
import { searchRuleOf } from '../../../judge/contract/searched-fields.ts'
import { alteredRequest, answer } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { only, refusal } from '../planting.ts'

/** Changes a query; returns whether this is one to change. */
type QueryChange = (query: URLSearchParams) => boolean

const take =
  (name: string): QueryChange =>
  (query) => {
    const had = query.has(name)
    query.delete(name)
    return had
  }

const set = (query: URLSearchParams, name: string, value: string | number) => {
  query.set(name, String(value))
  return true
}

/** The queries that are answered as others, by the parameter that an operation needs for it. */
const changes: ReadonlyArray<readonly [parameter: string, kind: string, change: QueryChange]> = [
  ['page', 'the page is ignored', take('page')],
  ['page', 'the page after', (query) => set(query, 'page', Number(query.get('page') ?? 1) + 1)],
  ['limit', 'the limit is ignored', take('limit')],
  [
    'limit',
    'one more than the limit',
    (query) => {
      const limit = Number(query.get('limit'))
      return limit > 0 && limit < 100 && set(query, 'limit', limit + 1)
    },
  ],
  ['q', 'the words are ignored', take('q')],
  [
    'q',
    'only words in their own case',
    (query) => {
      const q = query.get('q') ?? ''
      return q === q.toUpperCase() && q !== q.toLowerCase() && set(query, 'q', `${q}§`)
    },
  ],
  ['q', '% finds everything', (query) => query.get('q') === '%' && set(query, 'q', '')],
  ['filters', 'the filters are ignored', take('filters')],
  ['filters', 'the filters find nothing', (query) => query.has('filters') && set(query, 'filters', '{"id":"none"}')],
  ['productId', 'another parent', (query) => query.get('productId') !== 'prod-1' && set(query, 'productId', 'prod-1')],
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
  only(id, kind, () => async (request, send, { applied }) => {
    const url = new URL(request.url)
    const given = change(url.searchParams) ? await send(await alteredRequest(request, { url })) : undefined
    if (given?.status !== 200) return send(request)
    applied()
    const body: unknown = await given.clone().json()
    repair(body, new URL(request.url).searchParams)
    return answer(given, { body })
  })

/** A letter that is code to the database of a search. */
const breaking = (id: OperationId, letter: string): Mutant =>
  only(id, `${letter} breaks the search`, () => async (request, send, { applied }) => {
    if (!new URL(request.url).searchParams.get('q')?.includes(letter)) return send(request)
    applied()
    return refusal(500, 'syntax error')
  })

export function queryMutants(id: OperationId): Mutant[] {
  const has = (name: string) => queryParameter(id, name) !== undefined
  // What finds records by their words says nothing of a text without a word.
  const fitting = changes.filter(([name, kind]) => has(name) && !(kind.startsWith('%') && searchRuleOf(id)?.byWord))
  return [
    ...fitting.map(([, kind, change]) => queryMutant(id, kind, change)),
    ...(has('q') ? [`'`, '\\', '%'].map((letter) => breaking(id, letter)) : []),
  ]
}
