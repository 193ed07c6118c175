import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom'
import { dropInvalidPositions } from './scroll-positions.ts'

const basename = import.meta.env.BASE_URL

/** Loads the code of an address, and asks for its first data. Resolves to the ids of its routes. */
export async function loadRoutes(routes: RouteObject[], { pathname, href }: URL): Promise<(string | undefined)[]> {
  const matches = matchRoutes(routes, pathname, basename) ?? []
  const loads = matches.map(({ route: { loader }, params }) => {
    const request = new Request(href)
    return typeof loader === 'function' && loader({ params, request, url: new URL(href), pattern: '', context: {} })
  })
  await Promise.all(loads)
  return matches.map(({ route }) => route.id)
}

/** The router, once the first screen can be rendered. If its code could not be loaded, it shows this. */
export async function openRouter(routes: RouteObject[]): Promise<ReturnType<typeof createBrowserRouter>> {
  dropInvalidPositions()
  const place = new URL(location.href)
  // No route matches a line break, not even `*`; and a link to `/admin` is not the current one at `/admin/`.
  const pathname = place.pathname.replaceAll(/%0[ad]/gi, '')
  place.pathname = pathname === basename ? pathname : pathname.replace(/(.)\/+$/, '$1')
  if (place.href !== location.href) history.replaceState(null, '', place)
  const ids = await loadRoutes(routes, place).catch(() => undefined)
  // With these data the router leaves the scroll position of the prerendered page alone.
  const hydrationData = ids && { loaderData: Object.fromEntries(ids.map((id) => [id, null])) }
  return createBrowserRouter(routes, { basename, ...(hydrationData && { hydrationData }) })
}
