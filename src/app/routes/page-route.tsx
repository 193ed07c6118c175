import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PagePlaceholder } from '../pages/page-placeholder.tsx'

/** A page in a chunk of its own; the frame around it stands while it loads. */
export function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { path, lazy: async () => ({ Component: await load() }), HydrateFallback: PagePlaceholder }
}
