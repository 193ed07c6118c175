import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import { place } from '#contracts/session/place.ts'
import { parametersOf, queryParameter } from '#contracts/judge/contract/openapi.ts'
import type { Purpose } from './snapshot.ts'

export type Wanted = { id: OperationId; caller: Caller; asked: Loose; purpose: Purpose }

/** The most pages to read of one list, so that a very long one does not take minutes. */
export const mostPages = 10

/** The most records to read one by one. */
export const mostDetails = 80

export const reading = Object.values(operations).filter(({ method }) => method === 'GET')

export const callersOf = (id: OperationId): Caller[] => {
  const { access } = operations[id]
  if (access === 'public') return ['guest']
  return access === 'token' ? ['customer', 'admin'] : ['admin']
}

export const isPaged = (id: OperationId) => queryParameter(id, 'page') !== undefined

export const needed = (id: OperationId) => parametersOf(id).find(({ required }) => required)

/** The accepted statuses. A listed record may have been deleted meanwhile. */
export const statusesFor = (purpose: Purpose) =>
  purpose === 'detail' || purpose === 'child list' ? ['200', '404'] : ['200']

/** The list whose records a call for one record shows: `/products` for `/products/{id}`. */
export const parentListOf = (id: OperationId): OperationId | undefined =>
  reading.find(({ path }) => operations[id].path === `${path}/{id}`)?.id

export const sizeOf = (id: OperationId): Loose['query'] => {
  const maximum = queryParameter(id, 'limit')?.schema.maximum
  return maximum === undefined ? {} : { limit: maximum }
}

/** At most so many items: a quarter from each end, the rest chosen by the seed. */
export function someOf<Item>(items: readonly Item[], most: number, seed: number): Item[] {
  if (items.length <= most) return [...items]
  const chosen = new Set([...items.slice(0, most / 4), ...items.slice(-most / 4)])
  for (let index = 0; chosen.size < most; index += 1) {
    const item = items[place(`${seed} sample ${index}`, items.length)]
    if (item !== undefined) chosen.add(item)
  }
  return [...chosen]
}
