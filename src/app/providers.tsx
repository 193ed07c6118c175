import { UiProvider } from '#src/shared/ui/theme/ui-provider.tsx'
import { ToastProvider } from '#src/shared/ui/toast/toasts.tsx'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

/** The providers around every screen: theme, cache and toasts. */
export function Providers({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <ToastProvider>{children}</ToastProvider>
      </QueryClientProvider>
    </UiProvider>
  )
}
