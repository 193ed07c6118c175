import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Caller, Loose } from '#contracts/exchanges/asked.ts'
import { queryParameter, staleAfter } from '../../judge/contract/openapi.ts'
import { listedKind } from '../../judge/contract/records.ts'
import { callersOf, isPaged, needed, parentListOf, reading, sizeOf } from '../snapshot/reads.ts'

/** A call whose answer shows records that a write must not change. */
export interface View {
  readonly id: OperationId
  readonly caller: Caller
  readonly query: NonNullable<Loose['query']>
  readonly params?: Readonly<Record<string, string>>
}

const isSearch = (id: OperationId) => queryParameter(id, 'q') !== undefined

/** Whether the records of a search are also shown by a list. */
const showsWhatAListShows = (id: OperationId) =>
  isSearch(id) &&
  reading.some(
    (other) => !isSearch(other.id) && !needed(other.id) && listedKind(other.id)?.kind === listedKind(id)?.kind,
  )

/** Whether a call shows the caller's own data, such as the cart. */
export const isOwn = (id: OperationId) =>
  operations[id].access === 'token' &&
  Object.values(operations).some(
    ({ tag, method, access }) => tag === operations[id].tag && method !== 'GET' && access === 'token',
  )

/** The first page of a list of each kind, and each caller's own data. */
export const firstPages: readonly View[] = reading
  .filter(({ id }) => !needed(id) && !showsWhatAListShows(id))
  .filter(({ id }) => listedKind(id) !== undefined || isOwn(id))
  .flatMap(({ id }) =>
    callersOf(id)
      .slice(0, isOwn(id) ? 2 : 1)
      .map((caller): View => ({ id, caller, query: isPaged(id) ? { ...sizeOf(id), page: 1 } : {} })),
  )

/** Calls for single records that change by more than their update: a sale changes with its products. */
const changedInParts = reading.filter(
  ({ id, path }) =>
    parentListOf(id) !== undefined &&
    Object.values(operations).some((write) => write.path.startsWith(`${path}/`) && staleAfter(write.id).includes(id)),
)

/** Views of the first and the last record of a list, if writes change more than the list shows. */
export const pagesOfRecords = ({ id: list }: View, ids: readonly string[]): View[] =>
  changedInParts
    .filter(({ id }) => parentListOf(id) === list)
    .flatMap(({ id }) =>
      [...new Set([...ids.slice(0, 1), ...ids.slice(-1)])].map((own): View => ({
        id,
        caller: callersOf(id)[0] ?? 'guest',
        query: {},
        params: { id: own },
      })),
    )

/** The last page of a list, if it is not the first. The pages in between are not read, since there may be hundreds. */
export function lastPageOf(view: View, total: number): View[] {
  const last = Math.ceil(total / Number(view.query.limit ?? 20))
  return 'page' in view.query && last > 1 ? [{ ...view, query: { ...view.query, page: last } }] : []
}
