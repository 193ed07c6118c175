import type { OperationId } from '#openapi/generated/operations.ts'
import { queryParameter } from '../../../judge/contract/openapi.ts'
import { alteredRequest, answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { mutant } from '../planting.ts'
import { type Fields, paginationIn } from './pagination.ts'

/** Forwards another query, and makes the answer look as if it were for the requested one. */
const queryMutant = (
  id: OperationId,
  kind: string,
  change: (url: URL) => boolean,
  repair?: (body: Fields, asked: URL) => void,
): Mutant =>
  mutant(id, kind, () => async (request, send, { applied }) => {
    const url = new URL(request.url)
    if (match(request)?.operation.id !== id || !change(url)) return send(request)
    const given = await send(await alteredRequest(request, { url }))
    if (given.status !== 200) return send(request)
    applied()
    const body = (await given.clone().json()) as Fields
    repair?.(body, new URL(request.url))
    return answer(given, { body })
  })

const take = (name: string) => (url: URL) => {
  const had = url.searchParams.has(name)
  url.searchParams.delete(name)
  return had
}

const nextPage = (url: URL) => {
  url.searchParams.set('page', String(Number(url.searchParams.get('page') ?? 1) + 1))
  return true
}

const moreRecords = (url: URL) => {
  const limit = Number(url.searchParams.get('limit'))
  if (limit === 0 || limit >= 100) return false
  url.searchParams.set('limit', String(limit + 1))
  return true
}

const asAsked = (body: Fields, { searchParams }: URL) => {
  const pagination = paginationIn(body)
  if (!pagination) return
  if ('page' in pagination) pagination.page = Number(searchParams.get('page') ?? pagination.page)
  if ('currentPage' in pagination) pagination.currentPage = Number(searchParams.get('page') ?? pagination.currentPage)
  if ('limit' in pagination && searchParams.has('limit')) {
    pagination.limit = Number(searchParams.get('limit'))
    pagination.totalPages = Math.ceil(Number(pagination.total) / Number(pagination.limit))
  }
}

export function queryMutants(id: OperationId): Mutant[] {
  const has = (name: string) => queryParameter(id, name) !== undefined
  return [
    ...(has('page')
      ? [
          queryMutant(id, 'the page is ignored', take('page'), asAsked),
          queryMutant(id, 'the page after', nextPage, asAsked),
        ]
      : []),
    ...(has('limit')
      ? [
          queryMutant(id, 'the limit is ignored', take('limit'), asAsked),
          queryMutant(id, 'one more than the limit', moreRecords, asAsked),
        ]
      : []),
    ...(has('q') ? [queryMutant(id, 'the words are ignored', take('q'))] : []),
    ...(has('q')
      ? [
          queryMutant(id, 'only words in their own case', (url) => {
            const q = url.searchParams.get('q') ?? ''
            url.searchParams.set('q', `${q}§`)
            return q !== '' && q === q.toUpperCase() && q !== q.toLowerCase()
          }),
        ]
      : []),
    ...(has('filters')
      ? [
          queryMutant(id, 'the filters are ignored', take('filters')),
          queryMutant(id, 'the filters find nothing', (url) => {
            const had = url.searchParams.has('filters')
            url.searchParams.set('filters', '{"id":"none"}')
            return had
          }),
        ]
      : []),
    ...(has('productId')
      ? [
          queryMutant(id, 'another parent', (url) => {
            const other = url.searchParams.get('productId') !== 'prod-1'
            url.searchParams.set('productId', 'prod-1')
            return other
          }),
        ]
      : []),
  ]
}
