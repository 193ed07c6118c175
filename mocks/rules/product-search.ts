import type { RowOf } from '#mocks/shop/rows.ts'
import { ProductIndex } from './product-index.ts'
import { inWords, wordsOf } from './search-words.ts'

type Product = RowOf<'products'>
type Group = Pick<RowOf<'categories'>, 'id' | 'name'>

/** A table of products with an index. */
interface Products {
  all(): readonly Product[]
  /** The table with the same rows that this one stands on, if any. */
  unchanged?(): Products
}

/** How well a word matches, by its place in the product; the best place counts. 0 is no match. */
const fit = {
  wholeSKU: 500,
  startOfSKU: 100,
  wordOfName: 10,
  startInName: 8,
  inName: 6,
  SKU: 5,
  category: 4,
  collection: 3,
  details: 2,
}

const indexes = new WeakMap<Products, ProductIndex>()

function indexOf(table: Products): ProductIndex {
  const products = table.unchanged?.() ?? table
  const index = indexes.get(products) ?? new ProductIndex()
  indexes.set(products, index)
  return index
}

const named = (groups: readonly Group[], word: string) =>
  groups.filter(({ name }) => inWords(name).includes(word)).map(({ id }) => id)

const indexedAtOnce = 1_000

/** Reads a long list of products for its first search, in parts, so that it does not hold up the page. */
export async function readForSearch(products: Products): Promise<void> {
  const index = indexOf(products)
  const all = products.all()
  if (index.inOrder.length > 0) return
  for (let end = indexedAtOnce; end < all.length; end += indexedAtOnce) {
    index.follow(all.slice(0, end))
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** How well a word matches each product, by the product's number. */
function fitsOf(index: ProductIndex, text: string, categories: readonly Group[], collections: readonly Group[]) {
  const fits = new Uint8Array(index.products.length)
  const raise = (value: number, numbers: readonly number[] = []) => {
    for (const number of numbers) if ((fits[number] ?? 0) < value) fits[number] = value
  }
  for (const [word, { name, SKU, details }] of index.words) {
    if (!word.includes(text)) continue
    raise(word === text ? fit.wordOfName : word.startsWith(text) ? fit.startInName : fit.inName, name)
    raise(fit.SKU, SKU)
    raise(fit.details, details)
  }
  for (const id of named(categories, text)) raise(fit.category, index.categories.get(id))
  for (const id of named(collections, text)) raise(fit.collection, index.collections.get(id))
  return fits
}

/** The sum over all words; 0 if one of them does not match. */
function sumOf(fits: readonly Uint8Array[], number: number): number {
  let sum = 0
  for (const ofWord of fits) {
    const one = ofWord[number] ?? 0
    if (one === 0) return 0
    sum += one
  }
  return sum
}

/**
 * Products with every word of `q` in name, SKU, category, collection, colour, material or gemstone: best match first,
 * and equal ones in the given order. An empty query finds all.
 */
export function searchProducts(
  products: Products,
  q: string,
  categories: readonly Group[],
  collections: readonly Group[],
): readonly Product[] {
  if (q.trim() === '') return products.all()
  const index = indexOf(products)
  index.follow(products.all())
  const phrase = inWords(q)
  const fits = [...new Set(wordsOf(phrase))].map((word) => fitsOf(index, word, categories, collections))

  const byFit: Product[][] = []
  for (const number of index.inOrder) {
    const sum = sumOf(fits, number)
    const found = sum > 0 && index.products[number]
    if (!found) continue
    const isSKU = found.SKU === phrase
    // Of one word alone the contract ranks the name first.
    const isStartOfSKU = fits.length > 1 && found.SKU.startsWith(phrase.trimEnd())
    const isTogether = fits.length > 1 && found.name.includes(phrase)
    const total = sum + (isSKU ? fit.wholeSKU : isStartOfSKU ? fit.startOfSKU : 0) + (isTogether ? fit.wordOfName : 0)
    ;(byFit[total] ??= []).push(found.product)
  }
  return byFit.toReversed().flatMap((found) => found ?? [])
}
