import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { Providers } from './providers.tsx'

/** The providers around every screen, the same when prerendering and in the browser. */
export function App({ queryClient, children }: { queryClient: QueryClient; children: ReactNode }) {
  return (
    <StrictMode>
      <Providers queryClient={queryClient}>{children}</Providers>
    </StrictMode>
  )
}
