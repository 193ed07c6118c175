import { useEffect } from 'react'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom'
import { playEarlyPresses } from './early-presses.ts'
import { pageTaken } from './page-data.ts'
import { routes } from './routes/routes.tsx'

let router: ReturnType<typeof createBrowserRouter> | undefined

export function Router() {
  // No route matches a line break, not even the one for unknown addresses.
  const place = new URL(location.href)
  place.pathname = place.pathname.replaceAll(/%0[ad]/gi, '')
  if (router === undefined && place.href !== location.href) history.replaceState(null, '', place)
  // Created on the first render: before that the backend in the page may remove its own parameters from the address.
  router ??= createBrowserRouter(routes, { basename: import.meta.env.BASE_URL })
  useEffect(() => {
    pageTaken()
    playEarlyPresses()
  }, [])
  return <RouterProvider router={router} />
}

/** Loads the code of the screen at this address, so that the first render shows it at once. */
export async function loadScreen(): Promise<void> {
  const matches = matchRoutes(routes, location, import.meta.env.BASE_URL) ?? []
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loaded = await route.lazy()
      Object.assign(route, loaded, { lazy: undefined })
    }),
  )
}
