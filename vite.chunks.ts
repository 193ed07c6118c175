import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type ModuleInfo = (id: string) => { importedIds: string[] } | null

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pagesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).map(file)

const home = file('src/app/pages/storefront/home-page.tsx')
const product = file('src/app/pages/storefront/product-page.tsx')
const lists = ['products', 'category', 'collection', 'sale'].map((name) =>
  file(`src/app/pages/storefront/${name}-page.tsx`),
)
const others = pagesOf('src/app/{pages,layouts}/**/*-{page,layout}.tsx').filter(
  (page) => ![home, product, ...lists].includes(page),
)

/** The modules that these import, and theirs, without what they load later. */
function reachedFrom(seeds: readonly string[], graph: { getModuleInfo: ModuleInfo }): Set<string> {
  const reached = new Set(seeds)
  for (const seen of reached) for (const imported of graph.getModuleInfo(seen)?.importedIds ?? []) reached.add(imported)
  return reached
}

/**
 * Gathers the modules of a build in chunks. What the first page loads is in two files, libraries and our own: they
 * compress better than in thirty, and the libraries outlive a change of the app in the cache. What the lists of products
 * and the product page share is gathered by who needs it. The pages themselves stay chunks of their own.
 */
export function chunkName() {
  let first: Set<string> | undefined
  let areas: { name: string; reached: Set<string> }[] = []
  let backend: Set<string> | undefined
  return (id: string, graph: { getModuleInfo: ModuleInfo }): string | null => {
    if (!first) {
      first = reachedFrom([file('src/main.tsx'), home], graph)
      areas = [
        { name: 'lists', reached: reachedFrom(lists, graph) },
        { name: 'product', reached: reachedFrom([product], graph) },
        { name: 'others', reached: reachedFrom(others, graph) },
      ]
      backend = reachedFrom([file('mocks/browser.ts')], graph)
    }
    // Reached through the index of a library, but mostly used by the back office alone.
    if (/slot-recipe|lucide\/dist/.test(id)) return null
    // Stand in for libraries, by an alias.
    if (/\/(css-properties|element-props|no-statics|no-infinite-queries|jsx|built-tokens)\.ts$|token-values$/.test(id))
      return 'vendor'
    // CommonJS, whose requires are not among the imports.
    if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'vendor'
    if (id === home || id.includes('/features/storefront/home/')) return null
    if (first.has(id)) return id.includes('/node_modules/') ? 'vendor' : 'shop'
    const needing = areas
      .filter(({ reached }) => reached.has(id))
      .map(({ name }) => name)
      .join('-')
    // Else what a recording or a live host needs as well would be in files of its own.
    if (needing === '' && backend?.has(id)) return 'backend'
    // What only the product page needs is in its own chunk anyway.
    if (id === product || lists.includes(id) || !/lists|product-/.test(needing)) return null
    return `for-${needing}`
  }
}
