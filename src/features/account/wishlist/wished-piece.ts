import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import { productPrice, readProduct, type ShopPicture, type Stock } from '#src/shared/lib/product.ts'

/** What the wishlist shows of one entry, and what its button puts into the cart. */
export interface WishedPiece {
  key: string
  productId: string
  /** The variant, where the wish names one. */
  variantId: string | undefined
  name: string
  colour: string | null
  size: string | null
  price: number
  picture: ShopPicture | null
  stock: Stock
  /** The product, which stands for its first variant; or the very variant, where the wish is for another one. */
  toCart: { productId: string } | { variantId: string }
}

/** A wish names a product, and seldom a variant: then that variant's price, picture and stock count. */
export function wishedPiece({ product_id: productId, variantId, product: wire }: WishlistEntry): WishedPiece {
  const product = readProduct({ ...wire, id: productId, base_price: basePrice(wire), thumbnail: null })
  const [first] = product.variants
  const variant = product.variants.find(({ id }) => id === variantId) ?? first
  const { name, pictures, stock } = product
  return {
    key: `${productId}/${variantId ?? ''}`,
    productId,
    variantId,
    name,
    colour: variant?.colour ?? null,
    size: variant?.size ?? null,
    price: variant?.price ?? productPrice(product),
    picture: variantId === undefined ? (pictures[0] ?? null) : (variant?.picture ?? null),
    stock: variant?.stock ?? stock,
    // The first variant would be the wrong piece for a wish for another.
    toCart: variant !== undefined && variant !== first ? { variantId: variant.id } : { productId },
  }
}

/** A wish's price is the base price with the first variant's modifier: the base price is what is left without it. */
function basePrice({ price, variants }: WishlistEntry['product']): number {
  return price - (variants[0]?.price_modifier ?? 0)
}
