import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import { productPrice, readProduct, type WireProduct } from '#src/shared/shop/product.ts'
import type { ShopPicture } from '#src/shared/shop/product-pictures.ts'
import type { Stock } from '#src/shared/shop/stock.ts'

/** An entry of the wishlist as shown, and what its button adds to the cart. */
export interface WishedPiece {
  key: string
  productId: string
  /** The variant, if the wish names one. */
  variantId: string | undefined
  name: string
  colour: string | null
  size: string | null
  price: number
  picture: ShopPicture | null
  stock: Stock
  /** The product, which means its first variant, or the variant of a wish for another one. */
  toCart: { productId: string } | { productVariantId: string }
}

/** A wish names a product and sometimes a variant, whose price, picture and stock then count. */
export function wishedPiece({ product_id: productId, variantId, product: wire }: WishlistEntry): WishedPiece {
  const sent: WireProduct = { ...wire, id: productId, base_price: basePrice(wire), thumbnail: null }
  const product = readProduct(sent)
  const [first] = product.variants
  const variant = product.variants.find(({ id }) => id === variantId) ?? first
  const { name, pictures } = product
  // The contract has the stock of variants only; without any, the server refuses what it does not have.
  const stock: Stock = sent.stock !== undefined ? product.stock : { free: Number.POSITIVE_INFINITY, state: 'inStock' }
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
    // The product would add its first variant, which is not the wished one.
    toCart: variant !== undefined && variant !== first ? { productVariantId: variant.id } : { productId },
  }
}

/** A wish's price is the base price plus the first variant's modifier; without the modifier it is the base price. */
function basePrice({ price, variants }: WishlistEntry['product']): number {
  return price - (variants[0]?.price_modifier ?? 0)
}
