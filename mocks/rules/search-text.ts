import type { RecordOf } from '../records.ts'

type Product = RecordOf<'products'>

const texts = new WeakMap<Product, string>()

/** What a search looks at, in lower case; kept for each record, which an update replaces. */
export function searchText(product: Product): string {
  const known = texts.get(product)
  if (known !== undefined) return known
  const text = `${product.name}\n${product.SKU}`.toLowerCase()
  texts.set(product, text)
  return text
}
