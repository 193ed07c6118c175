import { onlineManager, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { publicReads } from '#openapi/generated/public-reads.ts'
import { logFailure } from '../lib/log.ts'
import { ApiError } from './api-error.ts'
import { isOutdated, reportOutdated } from './outdated.ts'

declare module '@tanstack/react-query' {
  interface Register {
    /** What is logged when the call fails; without it only a failed refetch of something shown is. */
    queryMeta: { failed?: string }
  }
}

/** A failed answer shows at once, with Retry; only a broken connection is retried once automatically. */
function retry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.kind === 'network' && onlineManager.isOnline()
}

/**
 * The app's query cache: answers stay fresh for 30 s by default, and writes are never retried. What belongs to a person
 * is asked for again whenever the tab is looked at: another tab or device may have changed it.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    // The screen goes on with the answer it has. It says so if that is the one of a prerendered page.
    queryCache: new QueryCache({
      onError: (error, query) => {
        // A record that a colleague has deleted is no failure, and the screen says so.
        const isGone = error instanceof ApiError && error.status === 404
        const goesOn = query.state.data !== undefined && !isGone && !isPersonal(query)
        const failed = query.meta?.failed ?? (goesOn ? 'Failed to load newer data.' : undefined)
        if (failed !== undefined) logFailure(failed, error)
        if (isOutdated(query)) reportOutdated()
      },
    }),
    defaultOptions: {
      queries: {
        retry,
        retryDelay: 500,
        staleTime: 30_000,
        networkMode: 'offlineFirst',
        refetchOnWindowFocus: (query) => !isPersonal(query) || 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate') invalidateAfterFetch(client, event.query)
  })
  return client
}

/**
 * An answer that is under way when its query is invalidated may be older than the write behind that. TanStack Query
 * counts it as fresh unless it cancels it, which it never does for the first answer of a query (TanStack/query#8530). So
 * the query is invalidated once more when that answer is there.
 */
function invalidateAfterFetch(client: QueryClient, { state, promise, queryKey }: Query): void {
  if (state.fetchStatus !== 'fetching') return
  promise?.then(
    () => client.invalidateQueries({ queryKey, exact: true }),
    // Cancelled, or failed: no older answer has arrived.
    () => undefined,
  )
}

function isPersonal({ queryKey: [path] }: Pick<Query, 'queryKey'>): boolean {
  return typeof path !== 'string' || !publicReads.some((open) => path === open || path.startsWith(`${open}/`))
}

/** Clears the data of the person who signed out; public data stays. */
export function forgetPersonal(client: QueryClient): void {
  // Reset, not removed: a mounted screen would keep a removed query that nothing refreshes.
  void client.resetQueries({ predicate: isPersonal })
}
