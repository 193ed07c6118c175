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
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PeriodName } from './periods.ts'
import { salesPoints } from './sales-points.ts'

const longestWait = 30_000

/**
 * Failures are logged and nothing is shown: the card stays as it is and tries again, later each time. Each change of the
 * period asks anew, which ends the request of the one before: its answer can come too late for nobody.
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

/** The orders of the period, point by point, together with the period that they are of. */
export function useSalesStatistics(period: PeriodName) {
  const { queryKey, load } = statistics[period]
  return useQuery({
    queryKey: [...queryKey, 'points'],
    queryFn: async ({ signal }) => ({ period, points: salesPoints(await load(signal)) }),
    ...persistent('The sale statistics'),
  })
}

/** The shop's four figures, asked for anew with each period. */
export function useLifetimeSales(period: PeriodName) {
  const client = useQueryClient()
  const queryKey = [...getGetLifetimeSalesQueryKey(), period]
  const { data, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => getLifetimeSales({ signal }),
    ...persistent('The lifetime sales'),
  })
  async function refresh() {
    // Without an answer yet, asking again would only join the try that waits for its time.
    await client.cancelQueries({ queryKey, exact: true })
    await refetch()
  }
  return { data, isFetching, refresh }
}
