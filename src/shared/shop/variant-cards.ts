import type { ShopPicture } from './product-pictures.ts'
import { secondPicture, type ShopProduct } from './product.ts'
import type { Stock } from './stock.ts'

/** An entry of a grid: one variant, or the product itself if it has none. */
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
  /** Another view of the same piece. */
  second: ShopPicture | null
  stock: Stock
  /** The facts about its product, from which filters take their values. */
  metadata: Readonly<Record<string, string>>
}

/** Cards for a grid: one for each variant; a product without variants is one card at its base price. */
export function variantCards({
  id,
  name,
  sku,
  basePrice,
  pictures,
  stock,
  variants,
  metadata,
}: ShopProduct): VariantCard[] {
  const shared = { productId: id, name, sku, metadata }
  if (variants.length === 0) {
    const picture = pictures[0] ?? null
    const second = secondPicture({ pictures, variants }, picture)
    return [{ ...shared, key: id, variantId: null, colour: null, size: null, price: basePrice, picture, second, stock }]
  }
  return variants.map(({ weight: _weight, id: variantId, ...variant }) => ({
    ...shared,
    ...variant,
    second: secondPicture({ pictures, variants }, variant.picture),
    key: variantId,
    variantId,
  }))
}

/** Colour and size on one line; null if there is neither. */
export function variantLine({ colour, size }: Pick<VariantCard, 'colour' | 'size'>): string | null {
  const parts = [colour, size && `Size ${size}`].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : null
}
