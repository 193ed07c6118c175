import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { place } from '#contracts/player.ts'
import { queryParameter, wordsOf } from '../contract/openapi.ts'
import { isObject } from '../contract/records.ts'
import { altered, answer, match } from './matching.ts'
import type { Between, Mutant, Send, Tools } from './mutant.ts'
import { listPathOf } from './value-mutants.ts'

type Fields = Record<string, unknown>
type ListChange = (items: unknown[], call: number) => unknown[]

function holderOf(body: unknown, path: readonly string[]): [Fields | undefined, string] {
  const key = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), body)
  return [isObject(holder) ? holder : undefined, key]
}

const paginationIn = (body: unknown): Fields | undefined => {
  if (!isObject(body)) return undefined
  if (isObject(body.pagination)) return body.pagination
  return isObject(body.data) ? paginationIn(body.data) : undefined
}

const mutant = (id: OperationId, kind: string, plant: () => Between): Mutant => ({
  name: `${id}: ${kind}`,
  class: 'behaviour',
  kind,
  operation: id,
  plant,
})

/** Alters the list of an operation; `total` also makes the pagination fit, as far as one answer shows. */
const listMutant = (
  id: OperationId,
  path: readonly string[],
  kind: string,
  change: ListChange,
  fix?: (pagination: Fields) => void,
): Mutant =>
  mutant(id, kind, () => {
    let call = 0
    return async (request, send, { applied }) => {
      const given = await send(request)
      if (match(request)?.operation.id !== id || given.status !== 200) return given
      const body: unknown = await given.clone().json()
      const [holder, key] = holderOf(body, path)
      const items: unknown = path.length === 0 ? body : holder?.[key]
      if (!Array.isArray(items)) return given
      call += 1
      const after = change([...(items as unknown[])], call)
      const pagination = paginationIn(body)
      if (fix && pagination) fix(pagination)
      if (JSON.stringify(after) === JSON.stringify(items) && !fix) return given
      applied()
      if (holder) holder[key] = after
      return answer(given, { body: path.length === 0 ? after : body })
    }
  })

const shuffled: ListChange = (items, call) => {
  const turn = place(`shuffle ${call}`, Math.max(1, items.length))
  return [...items.slice(turn), ...items.slice(0, turn)]
}

const less = (pagination: Fields) => {
  const total = Math.max(0, Number(pagination.total) - 1)
  pagination.total = total
  const size = typeof pagination.limit === 'number' ? pagination.limit : 20
  if ('totalPages' in pagination) pagination.totalPages = Math.ceil(total / size)
  if ('pages' in pagination) pagination.pages = Math.ceil(total / size)
}

const swapped: ListChange = (items) => (items.length > 1 ? [items[1], items[0], ...items.slice(2)] : items)

function listMutants(id: OperationId): Mutant[] {
  const path = listPathOf(id)
  if (!path) return []
  const all: Mutant[] = [
    listMutant(id, path, 'the last record is missing', (items) => items.slice(0, -1)),
    listMutant(id, path, 'the first record is missing', (items) => items.slice(1)),
    listMutant(id, path, 'the last record is missing, and not counted', (items) => items.slice(0, -1), less),
    listMutant(id, path, 'one record twice', (items) =>
      items.length > 1 ? [items[0], items[0], ...items.slice(2)] : items,
    ),
    listMutant(id, path, 'empty', () => []),
    listMutant(id, path, 'turned round', (items) => items.toReversed()),
    listMutant(id, path, 'in another order each time', shuffled),
    listMutant(id, path, 'two records in each other’s place', swapped),
  ]
  // An order that the contract does not name, of a list whose pages have one size, is none that a client may rely on.
  const ordered = queryParameter(id, 'limit') !== undefined || /(newest|oldest) first/.test(wordsOf(id, 200))
  return all.filter(({ kind }) => ordered || !/turned|place$/.test(kind))
}

/** Forwards another query, and lets the answer look as if it had been obeyed. */
const queryMutant = (
  id: OperationId,
  kind: string,
  change: (url: URL) => boolean,
  repair?: (body: Fields, asked: URL) => void,
): Mutant =>
  mutant(id, kind, () => async (request, send, { applied }) => {
    const url = new URL(request.url)
    if (match(request)?.operation.id !== id || !change(url)) return send(request)
    const given = await send(await altered(request, { url }))
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

function queryMutants(id: OperationId): Mutant[] {
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

/** Answers that were right for another time or another call. */
function staleMutants(id: OperationId): Mutant[] {
  const kept = (kind: string, keyOf: (request: Request) => string): Mutant =>
    mutant(id, kind, () => {
      const known = new Map<string, Response>()
      return async (request: Request, send: Send, { applied }: Tools) => {
        if (match(request)?.operation.id !== id) return send(request)
        const key = keyOf(request)
        const before = known.get(key)
        const given = await send(request)
        if (given.status !== 200) return given
        if (!before) {
          known.set(key, given.clone())
          return given
        }
        if ((await before.clone().text()) === (await given.clone().text())) return given
        applied()
        return before.clone()
      }
    })
  const parameterless = !operations[id].path.includes('{') && operations[id].query === null
  return [
    kept('the first answer for ever', ({ url, headers }) => `${url} ${headers.get('Authorization')}`),
    ...(operations[id].access === 'token' ? [kept('the first answer to everybody', ({ url }) => url)] : []),
    ...(parameterless ? [] : [kept('the first answer, whatever is asked', () => '')]),
  ]
}

/** Lists that leave out, double, mix up or keep back records, for every operation that reads. */
export const listMutantsOfAll: readonly Mutant[] = Object.values(operations)
  .filter(({ method }) => method === 'GET')
  .flatMap(({ id }) => [...listMutants(id), ...queryMutants(id), ...staleMutants(id)])
