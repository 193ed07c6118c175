import type { Inventory } from '#openapi/generated/model/inventory.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import type { ProductImage } from '#openapi/generated/model/productImage.ts'
import type { Variant } from '#openapi/generated/model/variant.ts'
import { mediaUrl } from '../api/media.ts'

/**
 * A product as any call may carry it: whole, nested in a wish or a sale, or with the capitals that some hosts use.
 * Everything but the name may be missing.
 */
export type WireProduct = Pick<Product, 'name'> &
  Partial<Omit<Product, 'name'>> & { ID?: string; sku?: string; price?: number }

/** A picture that can be shown at once. */
export interface ShopPicture {
  src: string
  alt: string
}

/** How many pieces can be bought: `soldOut` at 0 or fewer, `low` at or below the alert. */
export interface Stock {
  free: number
  state: 'inStock' | 'low' | 'soldOut'
}

/** One way to buy a product. */
export interface ShopVariant {
  id: string
  colour: string | null
  size: string | null
  /** Grams. */
  weight: number | null
  /** Rupees: base price and modifier together. */
  price: number
  picture: ShopPicture | null
  stock: Stock
}

/** A product as the screens know it. */
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

/** What a grid shows: one variant, or the product itself where it has none. */
export interface VariantCard {
  key: string
  productId: string
  /** `null` for a product without variants. */
  variantId: string | null
  name: string
  sku: string
  colour: string | null
  size: string | null
  price: number
  picture: ShopPicture | null
  stock: Stock
}

/** The one place that knows what a product looks like on the wire. Throws a TypeError on a product without an id. */
export function readProduct(wire: WireProduct): ShopProduct {
  const id = wire.id ?? wire.ID
  if (!id) throw new TypeError(`The product "${wire.name}" came without an id.`)
  const basePrice = wire.base_price ?? wire.price ?? 0
  const pictures = orderImages(wire.images ?? [], wire.thumbnail ?? null).map((src) => ({
    src: mediaUrl(src),
    alt: wire.name,
  }))
  const variants = (wire.variants ?? []).map((variant) =>
    readVariant(wire.name, basePrice, pictures[0] ?? null, variant),
  )
  return {
    id,
    name: wire.name,
    brand: wire.brand ?? '',
    description: wire.description ?? '',
    sku: wire.SKU ?? wire.sku ?? '',
    basePrice,
    category: wire.category ?? null,
    categoryId: wire.category_id ?? wire.category?.id ?? null,
    collectionId: wire.collection_id ?? null,
    pictures: describe(pictures, variants),
    variants,
    metadata: wire.product_metadata ?? {},
    stock: stockOf(wire, variants),
  }
}

/** Cards for a grid: one for each variant; a product without variants is one card at its base price. */
export function variantCards(product: ShopProduct): VariantCard[] {
  const { id, name, sku, basePrice, pictures, stock } = product
  const shared = { productId: id, name, sku }
  if (product.variants.length > 0) {
    return product.variants.map(({ id: variantId, colour, size, price, picture, stock: own }) => ({
      ...shared,
      key: variantId,
      variantId,
      colour,
      size,
      price,
      picture,
      stock: own,
    }))
  }
  return [
    {
      ...shared,
      key: id,
      variantId: null,
      colour: null,
      size: null,
      price: basePrice,
      picture: pictures[0] ?? null,
      stock,
    },
  ]
}

/** What one price stands for a whole product: its first variant's, else the base price. */
export function productPrice({ variants, basePrice }: ShopProduct): number {
  return variants[0]?.price ?? basePrice
}

/** How many pieces of a variant can be bought: total less reserved, never below 0. */
export function readStock({ total_quantity, reserved_quantity, minimum_stock_alert }: Inventory): Stock {
  const free = Math.max(0, total_quantity - reserved_quantity)
  if (free === 0) return { free, state: 'soldOut' }
  return { free, state: free <= minimum_stock_alert ? 'low' : 'inStock' }
}

/** What a shopper is told of the stock: 'Sold out', 'Only 2 left', or nothing while there is plenty. */
export function stockText({ free, state }: Stock): string | null {
  if (state === 'soldOut') return 'Sold out'
  return state === 'low' ? `Only ${free} left` : null
}

/** Colour and size on one quiet line; null where there is neither. */
export function variantLine({ colour, size }: Pick<VariantCard, 'colour' | 'size'>): string | null {
  const parts = [colour, size && `Size ${size}`].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}

/** Some hosts mark no picture, or several, as primary: the first marked one leads, the rest keep their order. */
function orderImages(images: readonly ProductImage[], thumbnail: string | null): string[] {
  const ordered = images.toSorted(
    (a, b) => Number(b.is_primary) - Number(a.is_primary) || a.display_order - b.display_order,
  )
  const sources = ordered.map((image) => image.image_url)
  return sources.length === 0 && thumbnail ? [thumbnail] : [...new Set(sources)]
}

function readVariant(name: string, basePrice: number, fallback: ShopPicture | null, variant: Variant): ShopVariant {
  const { id, color, size, weight, image_url } = variant
  return {
    id,
    colour: color || null,
    size: size || null,
    weight: weight ?? null,
    price: basePrice + (variant.price_modifier ?? 0),
    picture: image_url ? { src: mediaUrl(image_url), alt: color ? `${name} in ${color}` : name } : fallback,
    stock: readStock(variant.inventory),
  }
}

/** A picture that a variant shares is described as the variant's is. */
function describe(pictures: ShopPicture[], variants: ShopVariant[]): ShopPicture[] {
  return pictures.map((picture) => variants.find((variant) => variant.picture?.src === picture.src)?.picture ?? picture)
}

function stockOf({ stock = 0 }: WireProduct, variants: ShopVariant[]): Stock {
  const free =
    variants.length === 0 ? Math.max(0, stock) : variants.reduce((sum, variant) => sum + variant.stock.free, 0)
  return { free, state: free === 0 ? 'soldOut' : 'inStock' }
}
