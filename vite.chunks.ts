import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type ModuleInfo = (id: string) => { importedIds: string[] } | null

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const pagesOf = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).map(file)

const home = file('src/app/pages/storefront/home-page.tsx')
const product = file('src/app/pages/storefront/product-page.tsx')
const sale = file('src/app/pages/storefront/sale-page.tsx')
const lists = ['products', 'category', 'collection'].map((name) => file(`src/app/pages/storefront/${name}-page.tsx`))
const officeLists = ['categories', 'collections', 'customers', 'orders', 'products', 'sales'].map((name) =>
  file(`src/app/pages/admin/${name}-page.tsx`),
)
const office = pagesOf('src/app/{pages/admin/*-page,layouts/admin-{layout,page}}.tsx').filter(
  (page) => !officeLists.includes(page),
)
const others = pagesOf('src/app/{pages,layouts}/**/*-{page,layout}.tsx').filter(
  (page) => ![home, product, sale, ...lists, ...office, ...officeLists].includes(page),
)

/** The modules that these import, directly or indirectly, without dynamic imports. */
function reachedFrom(seeds: readonly string[], graph: { getModuleInfo: ModuleInfo }): Set<string> {
  const reached = new Set(seeds)
  for (const seen of reached) for (const imported of graph.getModuleInfo(seen)?.importedIds ?? []) reached.add(imported)
  return reached
}

/** The modules that at least two of these import, directly or indirectly. */
function sharedAmong(seeds: readonly string[], graph: { getModuleInfo: ModuleInfo }): Set<string> {
  const seen = new Set<string>()
  const shared = new Set<string>()
  for (const seed of seeds) for (const id of reachedFrom([seed], graph)) (seen.has(id) ? shared : seen).add(id)
  return shared
}

type Area = 'home' | 'lists' | 'product' | 'sale' | 'office' | 'office-lists' | 'others'

/** The chunk for modules of several areas; null for those of one page, which are in its own chunk anyway. */
function sharedBy(areas: ReadonlySet<Area>): string | null {
  if (areas.has('home') && areas.has('lists')) return 'shop'
  if (areas.has('home') && areas.has('product')) return 'for-home-product'
  if (areas.has('lists') && areas.has('product')) return 'for-lists-product'
  const hasOffice = areas.has('office') || areas.has('office-lists')
  if (areas.has('others') || areas.has('sale') || hasOffice) {
    for (const area of ['home', 'product'] as const) if (areas.has(area)) return `for-${area}-others`
    if (areas.has('lists') && (areas.has('others') || hasOffice)) return 'for-lists-others'
  }
  if (areas.has('lists')) return 'for-lists'
  if (!areas.has('office-lists')) return null
  if (areas.has('others')) return 'for-office-others'
  return areas.has('office') ? 'for-office' : 'for-office-lists'
}

/**
 * Assigns the modules of a build to chunks. Modules of every page are in three files, two of libraries and our own: few
 * files compress better than thirty, and the libraries stay in the cache when the app changes. Modules of some pages are
 * grouped by the areas that need them. Each page stays in its own chunk.
 */
export function chunkName() {
  let first: Set<string> | undefined
  let areas: [area: Area, reached: Set<string>][] = []
  let schemas: Set<string> | undefined
  let backend: Set<string> | undefined
  return (id: string, graph: { getModuleInfo: ModuleInfo }): string | null => {
    if (!first) {
      first = reachedFrom([file('src/main.tsx')], graph)
      areas = [
        ['home', reachedFrom([home], graph)],
        ['lists', reachedFrom(lists, graph)],
        ['product', reachedFrom([product], graph)],
        ['sale', reachedFrom([sale], graph)],
        ['office', reachedFrom(office, graph)],
        ['office-lists', sharedAmong(officeLists, graph)],
        ['others', reachedFrom(others, graph)],
      ]
      schemas = reachedFrom([file('mocks/schemas-in-turn/all.ts')], graph)
      backend = reachedFrom([file('mocks/browser.ts')], graph)
    }
    // Imported through the index of a library, or by `require`, which hides who needs it.
    if (/\/create-slot-recipe-context|\/use-slot-recipe|\/use-sync-external-store\//.test(id)) return 'for-office'
    if (id.includes('/lucide/dist/')) return null
    // Replacements of libraries, by an alias.
    if (/\/(appended-sheets)\.ts$/.test(id))
      return 'vendor'
    // Sets up the theme in its own task.
    if (/\/theme\/(system|conditions|text-styles|tokens|utilities)\.ts$/.test(id)) return 'theme'
    // Runs React's renderer in its own task.
    if (id.endsWith('/src/app/react-dom.ts')) return 'react-dom'
    // CommonJS, whose `require` calls are not listed as imports.
    if (/\/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'vendor'
    if ([home, product, sale, ...lists].includes(id)) return null
    const needing = new Set(areas.flatMap(([area, reached]) => (reached.has(id) ? [area] : [])))
    const shared = first.has(id) ? 'shop' : sharedBy(needing)
    if (shared === 'shop' && id.includes('/node_modules/'))
      // Two chunks, each compiled in its own task.
      return /\/node_modules\/(react-router|react-router-dom|@tanstack)\//.test(id) ? 'router-query' : 'vendor'
    if (needing.size > 0 || shared !== null) return shared
    if (schemas?.has(id)) return 'schemas'
    // Otherwise modules that a recording or a live host needs too would be in separate files.
    return backend?.has(id) ? 'backend' : null
  }
}
