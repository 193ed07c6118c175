import type { Rollup } from 'vite'

/** The URLs of the chunks of a page's component and of all that they import. Throws if no chunk has the component. */
export function pageScripts(bundle: Rollup.OutputBundle, base: string, component: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  // The back office has pages of the same names, and none of them is prerendered.
  const pages = chunks.filter(({ facadeModuleId }) => !facadeModuleId?.includes('/pages/admin/'))
  const own = pages.find(({ exports }) => exports.includes(component))
  if (own === undefined) throw new Error(`No chunk of the build exports ${component}.`)
  const files = new Set([own.fileName])
  for (const file of files)
    for (const imported of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(imported)
  return [...files].map((file) => base + file)
}
