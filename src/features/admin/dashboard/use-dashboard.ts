import {
  getDailySales,
  getGetDailySalesQueryKey,
  getGetLifetimeSalesQueryKey,
  getGetMonthlySalesQueryKey,
  getGetWeeklySalesQueryKey,
  getLifetimeSales,
  getMonthlySales,
  getWeeklySales,
} from '#openapi/generated/client/dashboard/dashboard.ts'
import { logFailure } from '#src/shared/lib/log.ts'
import { keepPreviousData, type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PeriodName } from './periods.ts'
import { salesPoints } from './sales-points.ts'

const longestWait = 30_000

/**
 * A failure is logged, not shown: the card keeps its figures and tries again, a little later each time. Another period
 * cancels the previous request.
 */
function persistent(what: string) {
  return {
    retry: (_failures: number, error: unknown) => {
      logFailure(`${what} could not be loaded.`, error)
      return true
    },
    retryDelay: (failures: number) => Math.min(1000 * 2 ** failures, longestWait),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }
}

const statistics = {
  daily: {
    queryKey: getGetDailySalesQueryKey(),
    load: async (signal: AbortSignal) => (await getDailySales({ signal })).dailyOrders,
  },
  weekly: {
    queryKey: getGetWeeklySalesQueryKey(),
    load: async (signal: AbortSignal) => (await getWeeklySales({ signal })).weeklyOrders,
  },
  monthly: {
    queryKey: getGetMonthlySalesQueryKey(),
    load: async (signal: AbortSignal) => (await getMonthlySales({ signal })).monthlyOrders,
  },
}

/** The orders of the period as points, with the period that they belong to. */
export function useSalesStatistics(period: PeriodName) {
  const { queryKey, load } = statistics[period]
  const client = useQueryClient()
  const key = [...queryKey, 'points']
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => ({ period, points: salesPoints(await load(signal)) }),
    ...persistent('The sale statistics'),
  })
  return { data, isFetching, isPlaceholderData, refresh: () => askAgain(client, key, refetch) }
}

/** Loads at once. Cancels first, since otherwise it would join the waiting retry. */
async function askAgain(client: QueryClient, queryKey: QueryKey, refetch: () => Promise<unknown>): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true })
  await refetch()
}

/** The shop's four figures, reloaded with each period. */
export function useLifetimeSales(period: PeriodName) {
  const client = useQueryClient()
  const queryKey = [...getGetLifetimeSalesQueryKey(), period]
  const { data, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getLifetimeSales({ signal }),
    ...persistent('The lifetime sales'),
  })
  return { data, isFetching, isPlaceholderData, refresh: () => askAgain(client, queryKey, refetch) }
}
