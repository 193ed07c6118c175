import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import { variantName } from '#src/shared/shop/product-pictures.ts'
import { WishlistHeart } from '#src/features/account/wishlist/components/wishlist-heart.tsx'
import type { CardSlots } from '#src/shared/shop/listing/variant-grid.tsx'

/** The heart and the button on each card of a grid. */
export const cardSlots: CardSlots = {
  heart: ({ productId, name }) => <WishlistHeart product={{ id: productId, name }} />,
  action: ({ variantId, stock, ...card }) => (
    <AddToCartButton
      name={variantName(card)}
      piece={variantId === null ? null : { productVariantId: variantId }}
      soldOut={stock.state === 'soldOut'}
    />
  ),
}
