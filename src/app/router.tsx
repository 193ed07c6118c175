import { useEffect } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { playEarlyPresses } from './early-presses.ts'
import { pageTaken } from './page-data.ts'
import { routes } from './routes/routes.tsx'

let router: ReturnType<typeof createBrowserRouter> | undefined

/** Made with the first screen: before that the backend in the page may remove its own parameters from the address. */
function openRouter(): ReturnType<typeof createBrowserRouter> {
  if (router !== undefined) return router
  // No route matches a line break, not even the one for unknown addresses.
  const place = new URL(location.href)
  place.pathname = place.pathname.replaceAll(/%0[ad]/gi, '')
  if (place.href !== location.href) history.replaceState(null, '', place)
  router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
  return router
}

export function Router() {
  useEffect(() => {
    pageTaken()
    playEarlyPresses()
  }, [])
  return <RouterProvider router={openRouter()} />
}

/** Resolves once the code of the screen at this address is there, so that the first render shows it at once. */
export async function loadScreen(): Promise<void> {
  const opened = openRouter()
  if (!opened.state.initialized) {
    await new Promise<void>((resolve) => {
      const stop = opened.subscribe(({ initialized }) => {
        if (!initialized) return
        stop()
        resolve()
      })
    })
  }
  const failed: unknown = Object.values(opened.state.errors ?? {})[0]
  if (failed !== undefined) throw failed
}
