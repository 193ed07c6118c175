import { operations } from '#openapi/generated/operations.ts'
import type { Operation, Parameter } from '#openapi/contract/contract.ts'
import type { Call } from '#contracts/judge/call.ts'
import { totalIn } from './snapshot.ts'
import type { RequestInput } from '#openapi/contract/request.ts'
import { queryParameter } from '#openapi/contract/operation.ts'

export const reading = Object.values(operations).filter(({ method }) => method === 'GET')

export const isPaged = (operation: Operation) => queryParameter(operation, 'page') !== undefined

export const needed = ({ parameters }: Operation): Parameter | undefined => parameters.find(({ required }) => required)

/** As many records as one page may have. */
export const sizeOf = (operation: Operation): { limit?: number } => {
  const maximum = queryParameter(operation, 'limit')?.schema.maximum
  return maximum === undefined ? {} : { limit: maximum }
}

/** How to ask for a page of a list, as large as it may be, or for a list without pages. */
export const pageOf = (operation: Operation, page: number): RequestInput => ({
  query: { ...sizeOf(operation), ...(isPaged(operation) && { page }) },
})

/** The number of such pages, by an answer with one of them. */
export const numberOfPages = ({ operation, answer }: Call): number =>
  isPaged(operation) ? Math.ceil((totalIn(answer.body) ?? 0) / (sizeOf(operation).limit ?? 20)) : 1
