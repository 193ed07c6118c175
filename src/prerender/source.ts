import type { render, Rendered } from '#src/render.tsx'

/** Which pages are prerendered, and from what. */
export interface Source {
  paths: readonly string[]
  /** Undefined where the page is left to the fallback page. */
  render: (draw: typeof render, path: string) => Promise<Rendered | undefined>
}
