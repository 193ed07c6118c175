import type { RowOf } from '#mocks/shop/rows.ts'

/**
 * Lower case without accents and without what cannot be seen, such as a soft hyphen; other characters as single spaces,
 * with a space at both ends, so that a whole word can be found by its spaces.
 */
function inWords(text: string): string {
  // Most texts are plain ASCII, which takes a fifth of the time.
  if (/^[\0-\u007F]*$/.test(text))
    return ` ${text
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, ' ')
      .trim()} `
  const plain = text.normalize('NFKD').replaceAll(/[\u0300-\u036F\p{Cf}]/gu, '')
  return ` ${plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
}

/** The words of a text. */
const wordsOf = (text: string): string[] => text.split(' ').filter((word) => word !== '')

type Product = RowOf<'products'>
type Group = Pick<RowOf<'categories'>, 'id' | 'name'>

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

/** What is searched of a product, each text as words between single spaces. */
interface Texts {
  readonly name: string
  readonly SKU: string
  /** Colour, material and gemstone. */
  readonly details: string
}

/** By row: a change makes a new row, so that no text is ever stale. */
const cached = new WeakMap<Product, Texts>()

function textsOf(product: Product): Texts {
  const before = cached.get(product)
  if (before) return before
  const { variants, product_metadata, name, SKU } = product
  const { material_type = '', gemstone_details = '' } = product_metadata
  const colours = variants.map(({ color }) => color ?? '').join(' ')
  const texts = {
    name: inWords(name),
    SKU: inWords(SKU),
    details: inWords(`${colours} ${material_type} ${gemstone_details}`),
  }
  cached.set(product, texts)
  return texts
}

/** The names of groups as words, by id. */
const namesOf = (groups: readonly Group[]) => new Map(groups.map(({ id, name }) => [id, inWords(name)]))

/**
 * Products with every word of `q` in name, SKU, category, collection, colour, material or gemstone: best match first,
 * and equal ones in the given order. An empty query finds all.
 */
export function searchProducts(
  products: readonly Product[],
  q: string,
  categories: readonly Group[],
  collections: readonly Group[],
): readonly Product[] {
  if (q.trim() === '') return products
  const phrase = inWords(q)
  const words = [...new Set(wordsOf(phrase))]
  const categoryNames = namesOf(categories)
  const collectionNames = namesOf(collections)

  function fitOf(product: Product): number {
    const { name, SKU, details } = textsOf(product)
    const category = categoryNames.get(product.category_id ?? '') ?? ''
    const collection = collectionNames.get(product.collection_id ?? '') ?? ''
    let sum = 0
    for (const word of words) {
      if (name.includes(word))
        sum += name.includes(` ${word} `) ? fit.wordOfName : name.includes(` ${word}`) ? fit.startInName : fit.inName
      else if (SKU.includes(word)) sum += fit.SKU
      else if (category.includes(word)) sum += fit.category
      else if (collection.includes(word)) sum += fit.collection
      else if (details.includes(word)) sum += fit.details
      else return 0
    }
    if (sum === 0) return 0
    // Of one word alone the contract ranks the name first.
    const isStartOfSKU = words.length > 1 && SKU.startsWith(phrase.trimEnd())
    const isTogether = words.length > 1 && name.includes(phrase)
    return sum + (SKU === phrase ? fit.wholeSKU : isStartOfSKU ? fit.startOfSKU : 0) + (isTogether ? fit.wordOfName : 0)
  }

  return products
    .map((product) => ({ product, fit: fitOf(product) }))
    .filter((found) => found.fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ product }) => product)
}
