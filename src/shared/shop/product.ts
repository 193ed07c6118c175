import type { Product } from '#openapi/generated/model/product.ts'
import type { Variant } from '#openapi/generated/model/variant.ts'
import { mediaUrl } from '../api/media.ts'
import { inColour, readPictures, type ShopPicture } from './product-pictures.ts'
import { usualPrice } from './sale-price.ts'
import { readStock, type Stock } from './stock.ts'

/** A product as any call sends it: complete, or with what a wish, a sale or the cart has of it. */
export type WireProduct = Pick<Product, 'id' | 'name'> & Partial<Product>

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

/** The only reader of products as the API sends them. What a nested product lacks gets a default. */
export function readProduct(wire: WireProduct): ShopProduct {
  const { id, name, brand = '', description = '', SKU: sku = '' } = wire
  const basePrice = Math.max(0, wire.base_price ?? 0)
  const pictures = readPictures(wire, name)
  const variants = (wire.variants ?? []).map((variant) => readVariant(name, basePrice, pictures[0] ?? null, variant))
  return {
    id,
    name,
    brand,
    description,
    sku,
    basePrice,
    category: wire.category ?? null,
    categoryId: wire.category_id ?? wire.category?.id ?? null,
    collectionId: wire.collection_id ?? null,
    pictures: describe(pictures, variants),
    variants,
    metadata: Object.fromEntries(Object.entries(wire.product_metadata ?? {}).filter(([, text]) => text !== '')),
    stock: stockOf(wire, variants),
  }
}

/** The single price shown for a product: its first variant's, else the base price. */
export function productPrice({ variants, basePrice }: Pick<ShopProduct, 'variants' | 'basePrice'>): number {
  return variants[0]?.price ?? usualPrice(basePrice)
}

/** The view of a piece that follows its picture; null if the next picture is of another variant, or there is none. */
export function secondPicture(
  { pictures, variants }: Pick<ShopProduct, 'pictures' | 'variants'>,
  picture: ShopPicture | null,
): ShopPicture | null {
  const at = pictures.findIndex(({ src }) => src === picture?.src)
  const next = at === -1 ? undefined : pictures[at + 1]
  return next && !variants.some((variant) => variant.picture?.src === next.src) ? next : null
}

function readVariant(name: string, basePrice: number, fallback: ShopPicture | null, variant: Variant): ShopVariant {
  const colour = variant.color || null
  return {
    id: variant.id,
    colour,
    size: variant.size || null,
    // An empty field of the back office is stored as 0.
    weight: variant.weight || null,
    price: usualPrice(basePrice, variant.price_modifier),
    picture: variant.image_url ? { src: mediaUrl(variant.image_url), alt: inColour(name, colour) } : fallback,
    stock: readStock(variant.inventory),
  }
}

/** A product picture that is also a variant's gets the variant's description. */
function describe(pictures: ShopPicture[], variants: ShopVariant[]): ShopPicture[] {
  return pictures.map((picture) => variants.find((variant) => variant.picture?.src === picture.src)?.picture ?? picture)
}

function stockOf({ stock = 0 }: WireProduct, variants: ShopVariant[]): Stock {
  const free = variants.length === 0 ? Math.max(0, stock) : variants.reduce((sum, one) => sum + one.stock.free, 0)
  return { free, state: free === 0 ? 'soldOut' : 'inStock' }
}
