import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Loose } from '#contracts/exchanges/asked.ts'
import { CannotCall } from '#contracts/exchanges/calls.ts'
import type { AskOptions, Session } from '#contracts/session/session.ts'
import type { Call } from '#contracts/judge/call.ts'
import { parametersOf, queryParameter } from '#contracts/judge/contract/openapi.ts'
import { totalIn } from './snapshot.ts'

export const reading = Object.values(operations).filter(({ method }) => method === 'GET')

export const isPaged = (id: OperationId) => queryParameter(id, 'page') !== undefined

export const needed = (id: OperationId) => parametersOf(id).find(({ required }) => required)

/** As many records as one page may have. */
export const sizeOf = (id: OperationId): { limit?: number } => {
  const maximum = queryParameter(id, 'limit')?.schema.maximum
  return maximum === undefined ? {} : { limit: maximum }
}

/** How to ask for a page of a list, as large as it may be, or for a list without pages. */
export const pageOf = (id: OperationId, page: number): Loose => ({
  query: { ...sizeOf(id), ...(isPaged(id) && { page }) },
})

/** The number of such pages, by an answer with one of them. */
export const pagesIn = ({ id, answer }: Call): number =>
  isPaged(id) ? Math.ceil((totalIn(answer.body) ?? 0) / (sizeOf(id).limit ?? 20)) : 1

/** A call to make. */
export type Asking = Pick<Call, 'id' | 'caller' | 'asked'>

/** Makes a call, unless it cannot be made: nobody has a token for it, or the run was stopped. */
export async function askIfPossible(
  session: Session,
  { id, caller, asked }: Asking,
  how: AskOptions,
): Promise<Call | undefined> {
  try {
    return await session.ask(id, caller, asked, how)
  } catch (error) {
    if (!(error instanceof CannotCall)) throw error
    return undefined
  }
}
