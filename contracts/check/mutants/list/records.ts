import type { OperationId } from '#openapi/generated/operations.ts'
import { place } from '#contracts/session/place.ts'
import { paginationIn } from '../../../judge/contract/listed.ts'
import { valueAt } from '../../../judge/differences.ts'
import { queryParameter, wordsOf } from '../../../judge/contract/openapi.ts'
import { type Holder, listPathOf } from '../answers/places.ts'
import type { Mutant } from '../mutant.ts'
import { answer, answering } from '../planting.ts'

type ListChange = (items: unknown[], call: number) => unknown[]

/** What a host can do to a list. Clients rely on an order only where the contract names it or pages have any size. */
const changes: Readonly<Record<string, ListChange>> = {
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
  return Object.entries({ ...changes, ...(ordered && reordering) }).map(([kind, change]) =>
    listMutant(id, path, kind, change),
  )
}
