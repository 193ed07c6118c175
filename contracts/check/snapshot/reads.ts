import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import { CannotCall } from '#contracts/exchanges/calls.ts'
import { chosenBy } from '#contracts/session/place.ts'
import type { AskOptions, Session } from '#contracts/session/session.ts'
import type { Call } from '#contracts/judge/call.ts'
import { parametersOf, queryParameter } from '#contracts/judge/contract/openapi.ts'
import { totalIn } from './snapshot.ts'

export const reading = Object.values(operations).filter(({ method }) => method === 'GET')

export const callersOf = (id: OperationId): Caller[] => {
  const { access } = operations[id]
  if (access === 'public') return ['guest']
  return access === 'token' ? ['customer', 'admin'] : ['admin']
}

export const isPaged = (id: OperationId) => queryParameter(id, 'page') !== undefined

export const needed = (id: OperationId) => parametersOf(id).find(({ required }) => required)

/** The list whose records a call for one record shows: `/products` for `/products/{id}`. */
export const parentListOf = (id: OperationId): OperationId | undefined =>
  reading.find(({ path }) => operations[id].path === `${path}/{id}`)?.id

/** As many records as one page may have. */
export const sizeOf = (id: OperationId): { limit?: number } => {
  const maximum = queryParameter(id, 'limit')?.schema.maximum
  return maximum === undefined ? {} : { limit: maximum }
}

/** How to ask for a page of a list, as large as it may be. */
export const pageOf = (id: OperationId, page: number): Loose => ({ query: { ...sizeOf(id), page } })

/** The number of such pages, by an answer with one of them. */
export const pagesIn = ({ id, answer }: Call): number =>
  Math.ceil((totalIn(answer.body) ?? 0) / (sizeOf(id).limit ?? 20))

/** At most so many items: a quarter from each end, the rest chosen by the seed. */
export function someOf<Item>(items: readonly Item[], most: number, seed: number): Item[] {
  if (items.length <= most) return [...items]
  const chosen = new Set([...items.slice(0, most / 4), ...items.slice(-most / 4)])
  for (let index = 0; chosen.size < most; index += 1) {
    const item = chosenBy(`${seed} sample ${index}`, items)
    if (item !== undefined) chosen.add(item)
  }
  return [...chosen]
}

/** Makes a call, unless it cannot be made: nobody has a token for it, or the run was stopped. */
export async function askIfPossible(
  session: Session,
  { id, caller, asked }: Pick<Call, 'id' | 'caller' | 'asked'>,
  how: AskOptions,
): Promise<Call | undefined> {
  try {
    return await session.ask(id, caller, asked, how)
  } catch (error) {
    if (!(error instanceof CannotCall)) throw error
    return undefined
  }
}
