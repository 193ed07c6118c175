import type { Rendered, Renderer } from '#src/render.tsx'

/** The pages to prerender, and how to render them. */
export interface Source {
  paths: readonly string[]
  /** Undefined if the page is left to the fallback page. */
  render: (renderer: Renderer, path: string) => Promise<Rendered | undefined>
}
