import type { ProductInputOutput } from '#openapi/generated/zod/schemas/productInput.zod.ts'
import type { ProductUpdateOutput } from '#openapi/generated/zod/schemas/productUpdate.zod.ts'
import type { VariantInputOutput } from '#openapi/generated/zod/schemas/variantInput.zod.ts'
import type { RowOf, Store } from '#mocks/shop/rows.ts'
import { conflict, invalid } from '../engine/call/problem.ts'
import { comparable } from '../engine/table/field-index.ts'

type Product = RowOf<'products'>
type Variant = Product['variants'][number]
type NewProduct = Pick<Product, 'id' | 'base_price'>

const blank = {
  size: null,
  color: null,
  weight: null,
  price_modifier: 0,
  image_url: null,
  inventory: { total_quantity: 0, reserved_quantity: 0, minimum_stock_alert: 0 },
}

function changed(
  variant: Variant,
  { id: _id, price_modifier, inventory, ...rest }: VariantInputOutput,
  path: string,
  base_price: number,
): Variant {
  const next: Variant = {
    ...variant,
    ...rest,
    price_modifier: Number(price_modifier ?? variant.price_modifier),
    inventory: { ...variant.inventory, ...inventory },
  }
  if (base_price + next.price_modifier < 0)
    invalid(`${path}.price_modifier`, 'Together with the base price it must not be below 0.')
  if (next.inventory.reserved_quantity > next.inventory.total_quantity) {
    invalid(`${path}.inventory.reserved_quantity`, 'No more pieces can be reserved than there are in total.')
  }
  return next
}

const added = (db: Store, product: NewProduct, input: VariantInputOutput, path: string): Variant =>
  changed(
    { ...blank, id: db.products.nextEntryId('variants'), product_id: product.id },
    input,
    path,
    product.base_price,
  )

/** A product's variants after an update: those with an id are changed, those without are added, and the rest stay. */
function merged(db: Store, product: Product, inputs: readonly VariantInputOutput[]): Variant[] {
  const next = [...product.variants]
  for (const [index, input] of inputs.entries()) {
    const path = `body.variants[${index}]`
    const place = next.findIndex((variant) => variant.id === input.id)
    const stored = next[place]
    if (stored) next[place] = changed(stored, input, path, product.base_price)
    else if (input.id === undefined) next.push(added(db, product, input, path))
    else invalid(`${path}.id`, 'The product has no such variant. Leave the id out to add one.')
  }
  return next
}

/** Refuses more metadata, and longer names, than the contract allows: the generated schema checks only the values. */
function demandMetadata(facts: Record<string, string>): void {
  const path = 'body.product_metadata'
  if (Object.keys(facts).length > 50) invalid(path, 'At most 50 facts.')
  const wrong = Object.keys(facts).find((name) => name === '' || name.length > 100)
  if (wrong !== undefined) invalid(path, 'Give each fact a name of 1 to 100 characters.')
  if ((facts.gemstone_details?.length ?? 0) > 250) invalid(`${path}.gemstone_details`, 'At most 250 characters.')
}

function demandLinks(db: Store, input: ProductInputOutput): void {
  const links = { category_id: db.categories, collection_id: db.collections, tax_category_id: db.taxCategories }
  for (const name of ['category_id', 'collection_id', 'tax_category_id'] as const) {
    const id = input[name]
    if (id && !links[name].get(id)) invalid(`body.${name}`, `There is no row "${id}".`)
  }
}

/** Refuses a SKU that another product uses, whatever its capitals. */
export function demandFreeSku(db: Store, SKU = '', productId?: string): void {
  if (db.products.where('SKU', SKU).some(({ id }) => id !== productId)) conflict('SKU is already taken')
}

type Look = Pick<VariantInputOutput, 'id' | 'color' | 'size'>

const look = ({ color, size }: Look) =>
  JSON.stringify([color ?? '', size ?? ''].map((text) => comparable(text, 'any-case')))

/** Refuses a variant that got the colour and size of another, since nobody could choose it. */
function demandDistinct(before: readonly Look[], variants: readonly Look[], inputs: readonly Look[]): void {
  const looks = new Map(before.map((variant) => [variant.id, look(variant)]))
  const fresh = variants.slice(before.length)
  for (const [index, { id }] of inputs.entries()) {
    const variant = id === undefined ? fresh.shift() : variants.find((one) => one.id === id)
    // Those that are alike already are not held against an update.
    if (variant === undefined || looks.get(variant.id) === look(variant)) continue
    const others = id === undefined ? variants.slice(0, variants.indexOf(variant)) : variants
    if (others.some((other) => other !== variant && look(other) === look(variant)))
      invalid(`body.variants[${index}].size`, 'Another variant has this colour and size.')
  }
}

/** The row of a new product, after checking the rows it refers to. */
export function newProduct(db: Store, input: ProductInputOutput): Product {
  demandLinks(db, input)
  const { product_metadata = {}, variants = [], images = [] } = input
  demandMetadata(product_metadata)
  const named = variants.findIndex(({ id }) => id !== undefined)
  if (named >= 0) invalid(`body.variants[${named}].id`, 'A new product has no variants yet: leave the id out.')
  demandFreeSku(db, input.SKU)
  demandDistinct([], variants, variants)
  const id = db.products.nextId()
  const base_price = Number(input.base_price)
  return {
    id,
    name: input.name,
    brand: input.brand ?? '',
    description: input.description,
    SKU: input.SKU,
    base_price,
    category_id: input.category_id || null,
    collection_id: input.collection_id || null,
    tax_category_id: input.tax_category_id || null,
    images: images.map((image) => ({ id: db.products.nextEntryId('images'), ...image })),
    variants: variants.map((variant, index) => added(db, { id, base_price }, variant, `body.variants[${index}]`)),
    product_metadata,
    thumbnail: (images.find(({ is_primary }) => is_primary) ?? images[0])?.image_url ?? null,
    stock_without_variants: 0,
  }
}

/**
 * A product after an update. `base_price` takes precedence over `price`, and inventories over
 * `stock`.
 */
export function changedProduct(db: Store, product: Product, update: ProductUpdateOutput): Product {
  const { base_price, price, stock, variants: inputs = [], ...rest } = update
  const newPrice = Number(base_price ?? price ?? product.base_price)
  const variants = merged(db, { ...product, base_price: newPrice }, inputs)
  demandDistinct(product.variants, variants, inputs)
  if (variants.some(({ price_modifier }) => newPrice + price_modifier < 0))
    invalid(base_price === undefined ? 'body.price' : 'body.base_price', 'A variant would cost less than 0.')
  return {
    ...product,
    ...rest,
    base_price: newPrice,
    variants,
    stock_without_variants:
      variants.length === 0 ? (stock ?? product.stock_without_variants) : product.stock_without_variants,
  }
}
