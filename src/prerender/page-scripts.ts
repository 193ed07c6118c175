import type { Rollup } from 'vite'

/** `ProductPage` is exported by `product-page.tsx`, as everywhere in this repository. */
const fileOf = (component: string): string => `/${component.replaceAll(/(?!^)[A-Z]/g, '-$&').toLowerCase()}.tsx`

/** The back office has pages of the same names, and none of them is prerendered. */
const isMadeFrom = (facade: string | null, file: string): boolean =>
  facade !== null && facade.endsWith(file) && !facade.includes('/pages/admin/')

/** The URLs of the chunks of a page's component and of all that they import. Throws if no chunk has the component. */
export function pageScripts(bundle: Rollup.OutputBundle, base: string, component: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const own = chunks.find(({ facadeModuleId }) => isMadeFrom(facadeModuleId, fileOf(component)))
  if (own === undefined) throw new Error(`No chunk of the build is made from ${fileOf(component)}.`)
  const files = new Set([own.fileName])
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported)
  return [...files].map((file) => base + file)
}
