import { onlineManager, type Query, QueryClient } from '@tanstack/react-query'
import { publicReads } from '#openapi/generated/public-reads.ts'
import { ApiError } from './api-error.ts'

/** A failed answer is shown at once, with Retry at hand; only a connection that broke is tried once more by itself. */
function retry(failures: number, error: unknown): boolean {
  return failures < 1 && error instanceof ApiError && error.kind === 'network' && onlineManager.isOnline()
}

/** The cache between screens and calls. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry, retryDelay: 500, staleTime: 30_000, networkMode: 'offlineFirst' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

function isPersonal({ queryKey: [path] }: Query): boolean {
  return typeof path !== 'string' || !publicReads.some((open) => path === open || path.startsWith(`${open}/`))
}

/** Drops all that belonged to the person who signed out; what everybody may see stays. */
export function forgetPersonal(client: QueryClient): void {
  // Not removed: what is on the screen would hold on to a query that nothing refreshes any more.
  void client.resetQueries({ predicate: isPersonal })
}
