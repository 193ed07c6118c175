import type { CollectionName, RecordOf, World } from './records.ts'
import { type Change, counterOf, Table } from './engine/table.ts'

/** The whole shop, a table for each collection, and what was changed since it was last saved. */
export class Store {
  #changes: Change[] = []
  readonly #remember = (change: Change) => {
    if (change.collection === 'products') this.#onProduct(change.id, change.record as RecordOf<'products'> | null)
    this.#changes.push(change)
  }

  readonly taxCategories = new Table('taxCategories', 'tax', [], this.#remember)
  readonly categories = new Table('categories', 'cat', [], this.#remember)
  readonly collections = new Table('collections', 'col', [], this.#remember)
  readonly products = new Table('products', 'prod', ['SKU', 'category_id', 'collection_id'], this.#remember)
  readonly users = new Table('users', 'user', ['email'], this.#remember)
  readonly addresses = new Table('addresses', 'addr', ['userId'], this.#remember)
  readonly orders = new Table('orders', 'ord', ['userId'], this.#remember)
  readonly reviews = new Table('reviews', 'rev', ['productId', 'userId'], this.#remember)
  readonly wishes = new Table('wishes', 'wish', ['userId', 'productId'], this.#remember)
  readonly cartLines = new Table('cartLines', 'line', ['userId', 'variantId'], this.#remember)
  readonly sales = new Table('sales', 'sale', [], this.#remember)
  readonly coupons = new Table('coupons', 'coup', ['code'], this.#remember)
  readonly uploads = new Table('uploads', 'file', [], this.#remember)
  readonly sessions = new Table('sessions', 'session', [], this.#remember)
  /** What became of the sample orders of the order history, for each caller who acted on one. */
  readonly sampleOrders = new Table('sampleOrders', 'sample', [], this.#remember)

  readonly #productOfVariant = new Map<string, string>()
  readonly #searchText = new Map<string, string>()
  #lastVariant = 0
  #lastImage = 0

  get tables(): readonly Table<CollectionName>[] {
    return [
      this.taxCategories,
      this.categories,
      this.collections,
      this.products,
      this.users,
      this.addresses,
      this.orders,
      this.reviews,
      this.wishes,
      this.cartLines,
      this.sales,
      this.coupons,
      this.uploads,
      this.sessions,
      this.sampleOrders,
    ] as unknown as Table<CollectionName>[]
  }

  /** A store that holds `world`. */
  static async of(world: World): Promise<Store> {
    const store = new Store()
    for (const table of store.tables) await table.load(world[table.name])
    for (const product of store.products.all()) store.#onProduct(product.id, product)
    return store
  }

  /** The product that has this variant, and the variant. */
  variant(id: string) {
    const product = this.products.get(this.#productOfVariant.get(id) ?? '')
    const variant = product?.variants.find((one) => one.id === id)
    return product && variant ? { product, variant } : undefined
  }

  nextVariantId(): string {
    this.#lastVariant += 1
    return `var-${this.#lastVariant}`
  }

  nextImageId(): string {
    this.#lastImage += 1
    return `img-${this.#lastImage}`
  }

  /** The products with `text` somewhere in name or SKU, in any case. */
  searchProducts(text: string): RecordOf<'products'>[] {
    const wanted = text.toLowerCase()
    return [...this.#searchText].flatMap(([id, searched]) =>
      searched.includes(wanted) ? (this.products.get(id) ?? []) : [],
    )
  }

  /** What was changed since the last call, oldest first. */
  takeChanges(): Change[] {
    const changes = this.#changes
    this.#changes = []
    return changes
  }

  /** The highest number that an id of each kind ever had, also of records that are gone. */
  get counters(): Record<string, number> {
    const ofTables = Object.fromEntries(this.tables.map(({ name, counter }) => [name, counter]))
    return { ...ofTables, variants: this.#lastVariant, images: this.#lastImage }
  }

  /** Takes over counters from elsewhere, so that no id is given twice. */
  raiseCounters(kept: Readonly<Record<string, number>>): void {
    for (const table of this.tables) table.counter = Math.max(table.counter, kept[table.name] ?? 0)
    this.#lastVariant = Math.max(this.#lastVariant, kept.variants ?? 0)
    this.#lastImage = Math.max(this.#lastImage, kept.images ?? 0)
  }

  /** Takes over changes made elsewhere. New records come in the order in which they were made, not last changed. */
  async apply(changes: readonly Change[]): Promise<void> {
    for (const { collection, id, record } of changes.toSorted((a, b) => counterOf(a.id) - counterOf(b.id))) {
      const table = this.tables.find(({ name }) => name === collection)
      await table?.apply(id, record)
      if (collection === 'products') this.#onProduct(id, record as RecordOf<'products'> | null)
    }
  }

  #onProduct(id: string, product: RecordOf<'products'> | null) {
    if (!product) {
      this.#searchText.delete(id)
      for (const [variant, owner] of this.#productOfVariant) if (owner === id) this.#productOfVariant.delete(variant)
      return
    }
    this.#searchText.set(id, `${product.name}\n${product.SKU}`.toLowerCase())
    for (const variant of product.variants) {
      this.#productOfVariant.set(variant.id, id)
      this.#lastVariant = Math.max(this.#lastVariant, Number(variant.id.replace(/\D/g, '')))
    }
    for (const image of product.images) this.#lastImage = Math.max(this.#lastImage, Number(image.id.replace(/\D/g, '')))
  }
}
