import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type ModuleInfo = (id: string) => { importedIds: string[] } | null

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pagesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).map(file)

const home = file('src/app/pages/storefront/home-page.tsx')
const product = file('src/app/pages/storefront/product-page.tsx')
const sale = file('src/app/pages/storefront/sale-page.tsx')
const lists = ['products', 'category', 'collection'].map((name) => file(`src/app/pages/storefront/${name}-page.tsx`))
const others = pagesOf('src/app/{pages,layouts}/**/*-{page,layout}.tsx').filter(
  (page) => ![home, product, sale, ...lists].includes(page),
)

/** The modules that these import, and theirs, without what they load later. */
function reachedFrom(seeds: readonly string[], graph: { getModuleInfo: ModuleInfo }): Set<string> {
  const reached = new Set(seeds)
  for (const seen of reached) for (const imported of graph.getModuleInfo(seen)?.importedIds ?? []) reached.add(imported)
  return reached
}

type Area = 'home' | 'lists' | 'product' | 'sale' | 'others'

/** The chunk of what these pages need; null for what only one of them does, which is in its own chunk anyway. */
function sharedBy(areas: ReadonlySet<Area>): string | null {
  if (areas.has('home') && areas.has('lists')) return 'shop'
  if (areas.has('home') && areas.has('product')) return 'for-home-product'
  if (areas.has('lists') && areas.has('product')) return 'for-lists-product'
  if (areas.has('others') || areas.has('sale')) {
    for (const area of ['home', 'product'] as const) if (areas.has(area)) return `for-${area}-others`
    if (areas.has('lists') && areas.has('others')) return 'for-lists-others'
  }
  return areas.has('lists') ? 'for-lists' : null
}

/**
 * Gathers the modules of a build in chunks. What every page of the shop loads is in two files, libraries and our own:
 * they compress better than in thirty, and the libraries outlive a change of the app in the cache. What only some of
 * the pages need is gathered by who needs it. The pages themselves stay chunks of their own.
 */
export function chunkName() {
  let first: Set<string> | undefined
  let areas: [area: Area, reached: Set<string>][] = []
  let backend: Set<string> | undefined
  return (id: string, graph: { getModuleInfo: ModuleInfo }): string | null => {
    if (!first) {
      first = reachedFrom([file('src/main.tsx')], graph)
      areas = [
        ['home', reachedFrom([home], graph)],
        ['lists', reachedFrom(lists, graph)],
        ['product', reachedFrom([product], graph)],
        ['sale', reachedFrom([sale], graph)],
        ['others', reachedFrom(others, graph)],
      ]
      backend = reachedFrom([file('mocks/browser.ts')], graph)
    }
    // Reached through the index of a library, but mostly used by the back office alone.
    if (/slot-recipe|lucide\/dist/.test(id)) return null
    // Stand in for libraries, by an alias.
    if (
      /\/(appended-sheets|css-properties|element-props|no-statics|no-infinite-queries|jsx|built-tokens|token-names)\.ts$|token-names$/.test(
        id,
      )
    )
      return 'vendor'
    // CommonJS, whose requires are not among the imports.
    if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'vendor'
    if ([home, product, sale, ...lists].includes(id)) return null
    const needing = new Set(areas.flatMap(([area, reached]) => (reached.has(id) ? [area] : [])))
    const shared = first.has(id) ? 'shop' : sharedBy(needing)
    if (shared === 'shop' && id.includes('/node_modules/')) return 'vendor'
    // Otherwise what a recording or a live host needs too would be in files of its own.
    return needing.size === 0 && shared === null && backend?.has(id) ? 'backend' : shared
  }
}
