import type { OperationId } from '#openapi/generated/operations.ts'
import { place } from '#contracts/session/place.ts'
import { queryParameter, wordsOf } from '../../../judge/contract/openapi.ts'
import { isObject } from '../../../judge/contract/records.ts'
import { answer, match } from '../matching.ts'
import type { Mutant } from '../mutant.ts'
import { mutant } from '../planting.ts'
import { listPathOf } from '../value-mutants.ts'
import { type Fields, paginationIn } from './pagination.ts'

type ListChange = (items: unknown[], call: number) => unknown[]

function holderOf(body: unknown, path: readonly string[]): [Fields | undefined, string] {
  const key = path.at(-1) ?? ''
  const holder = path.slice(0, -1).reduce<unknown>((value, part) => (isObject(value) ? value[part] : undefined), body)
  return [isObject(holder) ? holder : undefined, key]
}

/** Alters the list of an operation; with `total` the pagination is altered to match. */
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

export function listMutants(id: OperationId): Mutant[] {
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
  // Clients can rely on an order only if the contract names it or the page size can change.
  const ordered = queryParameter(id, 'limit') !== undefined || /(newest|oldest) first/.test(wordsOf(id, 200))
  return all.filter(({ kind }) => ordered || !/turned|place$/.test(kind))
}
