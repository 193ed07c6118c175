import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PagePlaceholder } from '../pages/page-placeholder.tsx'

/** A page in its own chunk; the layout shows while it loads. */
export function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), HydrateFallback: PagePlaceholder }
}
