import type { RowOf } from '#mocks/shop/rows.ts'
import { inWords, wordsOf } from './search-words.ts'

type Product = RowOf<'products'>

/** A product with its name and SKU as words between single spaces. */
interface IndexedProduct {
  readonly product: Product
  readonly name: string
  readonly SKU: string
}

/** The numbers of the products that contain a word, by the place of the word. */
interface WordPlaces {
  readonly name: number[]
  readonly SKU: number[]
  /** Colour, material and gemstone. */
  readonly details: number[]
}

/** The numbers of the products of each group. */
type GroupPlaces = Map<string | null, number[]>

const put = <Key>(lists: Map<Key, number[]>, key: Key, number: number) => {
  const list = lists.get(key)
  if (list) list.push(number)
  else lists.set(key, [number])
}

/**
 * Finds products by word and by group. Each row has a number. A change makes a new row with a new number, so that
 * nothing cached for a number is ever stale.
 */
export class ProductIndex {
  readonly words = new Map<string, WordPlaces>()
  readonly categories: GroupPlaces = new Map()
  readonly collections: GroupPlaces = new Map()
  /** By number. */
  readonly products: IndexedProduct[] = []
  /** The numbers of the listed products, in their order. */
  inOrder: readonly number[] = []
  readonly #numbers = new Map<Product, number>()
  #listed: readonly Product[] = []

  /** Updates the index to the current list of products; reads only new rows. */
  follow(listed: readonly Product[]): void {
    if (listed === this.#listed) return
    if (this.products.length > 2 * listed.length) this.#clear()
    this.#listed = listed
    this.inOrder = listed.map((product) => this.#numbers.get(product) ?? this.#add(product))
  }

  #clear(): void {
    for (const known of [this.words, this.categories, this.collections, this.#numbers]) known.clear()
    this.products.length = 0
  }

  #add(product: Product): number {
    const { variants, product_metadata, category_id, collection_id } = product
    const { material_type = '', gemstone_details = '' } = product_metadata
    const colours = variants.map(({ color }) => color ?? '').join(' ')
    const number = this.products.length
    const [name, SKU] = [inWords(product.name), inWords(product.SKU)]
    this.products.push({ product, name, SKU })
    this.#numbers.set(product, number)
    this.#addWords(number, 'name', name)
    this.#addWords(number, 'SKU', SKU)
    this.#addWords(number, 'details', inWords(`${colours} ${material_type} ${gemstone_details}`))
    put(this.categories, category_id, number)
    put(this.collections, collection_id, number)
    return number
  }

  #addWords(number: number, place: keyof WordPlaces, text: string): void {
    for (const word of wordsOf(text)) {
      let places = this.words.get(word)
      if (!places) this.words.set(word, (places = { name: [], SKU: [], details: [] }))
      const numbers = places[place]
      // A text may contain a word twice.
      if (numbers.at(-1) !== number) numbers.push(number)
    }
  }
}
