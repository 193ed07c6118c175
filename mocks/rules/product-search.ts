import type { RecordOf } from '#mocks/records.ts'

type Product = RecordOf<'products'>
type Group = Pick<RecordOf<'categories'>, 'id' | 'name'>

/** The searchable text of a product, as words between single spaces. */
interface Entry {
  /** All of the below in one text, since it alone rules most products out. */
  all: string
  name: string
  SKU: string
  category_id: string | null
  collection_id: string | null
}

/** Lower case without accents, other characters as single spaces, with a space at both ends. */
function inWords(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '')
  return ` ${plain
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `
}

/** How well a word matches, by where it is found; 0 means not at all. */
const fit = { wholeSKU: 500, wordOfName: 10, startInName: 8, inName: 6, SKU: 5, category: 4, collection: 3, details: 2 }

/** A searched word, and the groups whose name has it. */
interface Word {
  text: string
  categories: ReadonlySet<string | null>
  collections: ReadonlySet<string | null>
}

const holds = ({ all, category_id, collection_id }: Entry, { text, categories, collections }: Word) =>
  all.includes(text) || categories.has(category_id) || collections.has(collection_id)

function fitOf({ name, SKU, category_id, collection_id }: Entry, { text, categories, collections }: Word) {
  if (name.includes(text)) {
    if (name.includes(` ${text} `)) return fit.wordOfName
    return name.includes(` ${text}`) ? fit.startInName : fit.inName
  }
  if (SKU.includes(text)) return fit.SKU
  if (categories.has(category_id)) return fit.category
  return collections.has(collection_id) ? fit.collection : fit.details
}

const named = (groups: readonly Group[], word: string) =>
  new Set(groups.filter(({ name }) => inWords(name).includes(word)).map(({ id }) => id))

const entries = new WeakMap<Product, Entry>()

/** The cached searchable text of a product. A change makes a new record, so the cache is never stale. */
function entryOf(product: Product): Entry {
  const known = entries.get(product)
  if (known) return known
  const { category_id, collection_id, variants, product_metadata } = product
  const { material_type = '', gemstone_details = '' } = product_metadata
  const [name, SKU] = [inWords(product.name), inWords(product.SKU)]
  const colours = variants.map(({ color }) => color ?? '').join(' ')
  const all = name + SKU + inWords(`${colours} ${material_type} ${gemstone_details}`)
  const entry = { all, name, SKU, category_id, collection_id }
  entries.set(product, entry)
  return entry
}

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
  const words: Word[] = [...new Set(phrase.trim().split(' '))].map((text) => ({
    text,
    categories: named(categories, text),
    collections: named(collections, text),
  }))
  if (words[0]?.text === '') return []

  const byFit: Product[][] = []
  for (const product of products) {
    const entry = entryOf(product)
    if (!words.every((word) => holds(entry, word))) continue
    let total = entry.SKU === phrase ? fit.wholeSKU : 0
    if (words.length > 1 && entry.name.includes(phrase)) total += fit.wordOfName
    for (const word of words) total += fitOf(entry, word)
    ;(byFit[total] ??= []).push(product)
  }
  return byFit.toReversed().flatMap((found) => found ?? [])
}
