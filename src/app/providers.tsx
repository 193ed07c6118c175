import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { ToastProvider } from '#src/shared/ui/toasts.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** What every screen stands on: the look, the cache, the toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </UiProvider>
  )
}
