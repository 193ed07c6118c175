import { operations } from '#openapi/generated/operations.ts'
import type { Operation, Parameter } from '#contracts/contract/contract.ts'
import type { AskOptions, Session } from '#contracts/session/session.ts'
import type { Call } from '#contracts/judge/call.ts'
import { totalIn } from './snapshot.ts'
import { type Loose, CannotCall } from '#contracts/contract/request.ts'
import { queryParameter } from '#contracts/contract/operation.ts'

export const reading = Object.values(operations).filter(({ method }) => method === 'GET')

export const isPaged = (operation: Operation) => queryParameter(operation, 'page') !== undefined

export const needed = ({ parameters }: Operation): Parameter | undefined => parameters.find(({ required }) => required)

/** As many records as one page may have. */
export const sizeOf = (operation: Operation): { limit?: number } => {
  const maximum = queryParameter(operation, 'limit')?.schema.maximum
  return maximum === undefined ? {} : { limit: maximum }
}

/** How to ask for a page of a list, as large as it may be, or for a list without pages. */
export const pageOf = (operation: Operation, page: number): Loose => ({
  query: { ...sizeOf(operation), ...(isPaged(operation) && { page }) },
})

/** The number of such pages, by an answer with one of them. */
export const numberOfPages = ({ operation, answer }: Call): number =>
  isPaged(operation) ? Math.ceil((totalIn(answer.body) ?? 0) / (sizeOf(operation).limit ?? 20)) : 1

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
