import { buildShop } from '#mocks/world/shop.ts'
import { paths } from '../shared/lib/paths.ts'
import { fixedPaths } from './fixed-paths.ts'

const under = (path: (id: string) => string, records: readonly { id: string }[]) => records.map(({ id }) => path(id))

/** The addresses of the seeded shop that search engines should know, each once. */
export function seededPaths(): string[] {
  const { products, categories, collections, sales } = buildShop()
  return [
    ...fixedPaths,
    ...under(paths.collection, collections),
    ...under(paths.category, categories),
    ...under(paths.product, products),
    ...under(
      paths.sale,
      sales.filter(({ is_active }) => is_active),
    ),
  ]
}
