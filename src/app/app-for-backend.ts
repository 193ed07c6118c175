import type { QueryClient } from '@tanstack/react-query'
import { refetch } from '#src/shared/api/refetch.ts'
import { env } from '#src/shared/lib/env.ts'
import { forgetShop, shopMemory } from '#src/shared/lib/storage/shop-memory.ts'
import { clockMoved } from '#src/shared/lib/time/now.ts'

/** What the backend in the page reads and changes of the app. */
export const appForBackend = (queryClient: QueryClient, isPrerendered: boolean) => ({
  ...(env.apiUrl !== '' && { apiOrigin: env.apiUrl }),
  isMixed: env.apiMode === 'mixed',
  onRestart: () => {
    forgetShop()
    clockMoved()
    refetch(queryClient, true)
  },
  refetch: (afresh: boolean) => {
    clockMoved()
    refetch(queryClient, afresh)
  },
  memory: shopMemory,
  isPrerendered,
})
