import type { Inventory } from '#openapi/generated/model/inventory.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import type { Variant } from '#openapi/generated/model/variant.ts'
import { mediaUrl } from '../api/media.ts'
import { inColour, readPictures, type ShopPicture } from './product-pictures.ts'
import { usualPrice } from './sale-price.ts'
import { readStock, type Stock } from './stock.ts'
import { listOf, type Loose, numberOf, textOf } from '../lib/values/wire.ts'

type WireVariant = Omit<Loose<Variant>, 'inventory'> & { inventory?: Loose<Inventory> | null }

/** A product as any call may send it: complete, nested in a wish or a sale, or with the capitals some servers use. */
export type WireProduct = Omit<Loose<Product>, 'variants' | 'product_metadata'> & {
  ID?: string | null
  sku?: string | null
  price?: number | null
  variants?: readonly WireVariant[] | null
  product_metadata?: Record<string, unknown> | null
}

export interface ShopVariant {
  id: string
  colour: string | null
  size: string | null
  /** Grams. */
  weight: number | null
  /** Rupees: base price plus modifier, never below 0. */
  price: number
  picture: ShopPicture | null
  stock: Stock
}

/** A product as the screens use it. */
export interface ShopProduct {
  /** Empty if the server sent none. */
  id: string
  name: string
  brand: string
  description: string
  sku: string
  basePrice: number
  category: { id: string; name: string } | null
  categoryId: string | null
  collectionId: string | null
  /** The primary picture first, then by display order. */
  pictures: ShopPicture[]
  variants: ShopVariant[]
  metadata: Record<string, string>
  stock: Stock
}

/** The only reader of products as the API sends them. Missing and null fields get a default. */
export function readProduct(wire: WireProduct): ShopProduct {
  const name = textOf(wire.name)
  const basePrice = Math.max(0, numberOf(wire.base_price ?? wire.price))
  const pictures = readPictures(wire, name)
  const variants = listOf(wire.variants).map((variant) => readVariant(name, basePrice, pictures[0] ?? null, variant))
  return {
    id: textOf(wire.id ?? wire.ID ?? listOf(wire.variants)[0]?.product_id),
    name,
    brand: textOf(wire.brand),
    description: textOf(wire.description),
    sku: textOf(wire.SKU ?? wire.sku),
    basePrice,
    category: wire.category ?? null,
    categoryId: wire.category_id ?? wire.category?.id ?? null,
    collectionId: wire.collection_id ?? null,
    pictures: describe(pictures, variants),
    variants,
    metadata: readMetadata(wire.product_metadata),
    stock: stockOf(wire, variants),
  }
}

/** The products of a list that have an id. */
export function readProducts(rows: readonly WireProduct[] | null | undefined): ShopProduct[] {
  return listOf(rows)
    .map(readProduct)
    .filter(({ id }) => id !== '')
}

/** The single price shown for a product: its first variant's, else the base price. */
export function productPrice({ variants, basePrice }: Pick<ShopProduct, 'variants' | 'basePrice'>): number {
  return variants[0]?.price ?? usualPrice(basePrice)
}

function readVariant(name: string, basePrice: number, fallback: ShopPicture | null, variant: WireVariant): ShopVariant {
  const colour = textOf(variant.color) || null
  const image = textOf(variant.image_url)
  return {
    id: textOf(variant.id),
    colour,
    size: textOf(variant.size) || null,
    // An empty field of the back office is stored as 0.
    weight: variant.weight || null,
    price: usualPrice(basePrice, numberOf(variant.price_modifier)),
    picture: image === '' ? fallback : { src: mediaUrl(image), alt: inColour(name, colour) },
    stock: readStock(variant.inventory),
  }
}

/** A product picture that is also a variant's gets the variant's description. */
function describe(pictures: ShopPicture[], variants: ShopVariant[]): ShopPicture[] {
  return pictures.map((picture) => variants.find((variant) => variant.picture?.src === picture.src)?.picture ?? picture)
}

function readMetadata(metadata: WireProduct['product_metadata']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(metadata ?? {})
      .map(([key, value]) => [key, textOf(value)] as const)
      .filter(([, text]) => text !== ''),
  )
}

function stockOf({ stock }: WireProduct, variants: ShopVariant[]): Stock {
  const free =
    variants.length === 0 ? Math.max(0, numberOf(stock)) : variants.reduce((sum, one) => sum + one.stock.free, 0)
  return { free, state: free === 0 ? 'soldOut' : 'inStock' }
}
