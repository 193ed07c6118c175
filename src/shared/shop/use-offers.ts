import {
  getGetSaleQueryOptions,
  getListSalesQueryKey,
  getListSalesQueryOptions,
} from '#openapi/generated/client/sales/sales.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { now, useAtMinute } from '../lib/time/now.ts'
import { type Offers, offersAt, saleState } from './sale-price.ts'

const staleTime = 5 * 60_000
/** Sales that start within an hour are loaded too, so that their prices are right from the minute they start. */
const startsWithin = 60 * 60_000
/** The maximum number of sales whose products are loaded, with one call each. */
const mostSales = 20
/** While the sales are loading, and after a failure. */
export const noOffers: Offers = new Map()

export const runningSales = queryOptions({
  // Under the list's key, so that a change of the sales refreshes this too.
  queryKey: [...getListSalesQueryKey(), 'running'],
  staleTime,
  // Prices then show without their discount, which the cart still applies.
  meta: { failed: 'The running sales could not be loaded.' },
  queryFn: async ({ client }) => {
    const sales = await client.fetchQuery(getListSalesQueryOptions())
    const at = now()
    const soon = new Date(at.getTime() + startsWithin)
    const running = sales.filter((sale) => saleState(sale, at) === 'running')
    const next = sales.filter((sale) => saleState(sale, at) === 'upcoming' && saleState(sale, soon) !== 'upcoming')
    return await Promise.all(
      [...running, ...next]
        .slice(0, mostSales)
        .map(({ id }) => client.fetchQuery({ ...getGetSaleQueryOptions(id), staleTime })),
    )
  },
})

/** The discounts of the running sales by product; empty while loading and after a failure. */
export function useOffers(): Offers {
  const { data } = useQuery(runningSales)
  return useAtMinute((at) => (data === undefined ? noOffers : offersAt(data, at)))
}
