import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PagePlaceholder } from '../pages/page-placeholder.tsx'

/** A page in a chunk of its own; the frame around it stands while it loads. */
export function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), HydrateFallback: PagePlaceholder }
}

/** A page that a later version builds: its address stands, and says so. */
export function notBuilt(path: string, title: string): RouteObject {
  return {
    path,
    lazy: async () => {
      const { NotBuiltPage } = await import('../pages/not-built-page.tsx')
      return { element: <NotBuiltPage title={title} /> }
    },
    HydrateFallback: PagePlaceholder,
  }
}
