import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params, RouteObject } from 'react-router-dom'
import { PagePlaceholder } from '../pages/page-placeholder.tsx'

/** Asks for the data of a page: the generated query options, by way of `prefetch`. */
export type ReadPage = (client: QueryClient, params: Params, search: URLSearchParams) => Promise<unknown>

/** Loads a module whose only export is the component of a page or a layout. */
type LoadCode = () => Promise<Record<string, ComponentType>>

/** The page of an address whose component takes these props. */
export function withProps<Props extends object>(
  load: () => Promise<Record<string, ComponentType<Props>>>,
  props: Props,
): LoadCode {
  return async () => {
    const [Page] = Object.values(await load())
    return { Page: () => Page && <Page {...props} /> }
  }
}

/** Makes the routes whose code is loaded on demand. */
export type Pages = ReturnType<typeof pagesWith>

/**
 * The routes of the app load their code and data in their loader, which serves navigation, preloading and prerendering
 * alike. Only prerendering waits for the data: in the browser the page shows what it waits for. Code that could not be
 * loaded is asked for again by the next navigation. Without a cache no data is asked for.
 */
export function pagesWith(client: QueryClient | undefined) {
  function route(id: string, load: LoadCode, read?: ReadPage) {
    let Code: ComponentType | undefined
    /** For the build, which finds the chunks of a page by it. */
    const handle = { component: '' }
    return {
      id,
      handle,
      loader: async ({ params, request }) => {
        const answers = client && read?.(client, params, new URL(request.url).searchParams)
        Code ??= Object.values(await load())[0]
        handle.component = Code?.name ?? ''
        if (import.meta.env.SSR) await answers
        return null
      },
      // Another query of the same page: its component asks for what it shows.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      HydrateFallback: PagePlaceholder,
      Component: () => Code && <Code />,
    } satisfies RouteObject
  }
  return {
    /** A page in its own chunk; the layout shows while it loads. */
    page: (path: string, load: LoadCode, read?: ReadPage) => ({ ...route(path, load, read), path }),
    /** A layout, which may have a chunk of its own. */
    layout: (id: string, load: LoadCode, children: RouteObject[], read?: ReadPage) => ({
      ...route(id, load, read),
      children,
    }),
  }
}
