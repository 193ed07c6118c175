import type { render, Rendered } from '#src/render.tsx'

export type Render = typeof render

/** The pages to prerender, and how to render them. */
export interface Source {
  paths: readonly string[]
  /** Undefined if the page is left to the fallback page. */
  render: (render: Render, path: string) => Promise<Rendered | undefined>
}
