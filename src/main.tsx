import { type ReactNode, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { Router } from './app/router.tsx'
import { waitForBackend } from './shared/api/http.ts'
import { createQueryClient } from './shared/api/query-client.ts'
import { refetch } from './shared/api/refetch.ts'
import { env } from './shared/lib/env.ts'
import { forgetShop, shopMemory } from './shared/lib/shop-memory.ts'
import { logFailure } from './shared/lib/log.ts'
import { setNow } from './shared/lib/now.ts'

const place = document.getElementById('root')
if (place === null) throw new Error('index.html has no element with the id "root".')
// Which failures a boundary shows is its own; here they are logged, in one line each.
const root = createRoot(place, { onCaughtError: (error) => logFailure('A part of the page failed.', error) })
const queryClient = createQueryClient()

function show(screen: ReactNode) {
  root.render(
    <StrictMode>
      <Providers queryClient={queryClient}>{screen}</Providers>
    </StrictMode>,
  )
}

// The setting is a literal in the build: of a live one, nothing of this branch is left.
if (import.meta.env.VITE_API_MODE !== 'live') {
  const started = import('#mocks/browser.ts').then(({ start }) =>
    start({
      ...(env.apiUrl !== '' && { apiOrigin: env.apiUrl }),
      onRestart: () => {
        forgetShop()
        refetch(queryClient, true)
      },
      refetch: (afresh) => refetch(queryClient, afresh),
      memory: shopMemory,
    }),
  )
  waitForBackend(started)
  const ready = started.then((backend) => setNow(() => backend.now()))

  // These change who is here and which shop it is, so the first render has to know; otherwise only calls wait.
  const given = new URLSearchParams(location.search)
  const mustWait = ['scenario', 'seed', 'role', 'at', 'from', 'latency', 'errors', 'faults', 'changes'].some((name) =>
    given.has(name),
  )
  if (!mustWait) show(<Router />)
  ready.then(
    () => mustWait && show(<Router />),
    (reason: unknown) =>
      import('./app/pages/no-backend-page.tsx').then(({ NoBackendPage }) => show(<NoBackendPage reason={reason} />)),
  )
} else {
  show(<Router />)
}
