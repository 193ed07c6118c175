import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import { PagePlaceholder } from '../pages/page-placeholder.tsx'

/**
 * A page in its own chunk; the layout shows while it loads. Once it has loaded it is kept, since an `import` resolves a
 * task later even then, and the press that opens the page would miss a frame.
 */
export function page(path: string, load: () => Promise<ComponentType>): RouteObject {
  let code: { Component: ComponentType } | undefined
  const lazy = async () => (code ??= { Component: await load() })
  return { path, lazy, HydrateFallback: PagePlaceholder }
}
