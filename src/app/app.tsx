import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, StrictMode, Suspense, useEffect } from 'react'
import { Providers } from './providers.tsx'

interface AppProps {
  queryClient: QueryClient
  /** Called after the first commit. */
  onShown?: () => void
  /** Called once all parts of a prerendered page are hydrated. */
  onHydrated?: () => void
  children: ReactNode
}

/** The providers around every screen, the same when prerendering and in the browser. */
export function App({ queryClient, onShown, onHydrated, children }: AppProps) {
  return (
    <StrictMode>
      <Providers queryClient={queryClient}>
        {children}
        <After task={onShown} />
        {/* React hydrates the boundaries of a page from the outer to the inner ones: none contains three others. */}
        <Suspense>
          <Suspense>
            <Suspense>
              <After task={onHydrated} />
            </Suspense>
          </Suspense>
        </Suspense>
      </Providers>
    </StrictMode>
  )
}

function After({ task }: { task: (() => void) | undefined }) {
  useEffect(() => task?.(), [task])
  return null
}
