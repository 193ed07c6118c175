import { AddToCartButton } from '#src/features/storefront/cart/components/add-to-cart-button.tsx'
import { Wishlist } from '#src/features/account/wishlist/components/wishlist.tsx'
import type { WishedPiece } from '#src/features/account/wishlist/wished-piece.ts'
import { AccountPage } from '../../layouts/account-page-frame.tsx'

const addToCart = ({ name, toCart, stock }: WishedPiece) => (
  <AddToCartButton name={name} piece={toCart} soldOut={stock.state === 'soldOut'} />
)

export function WishlistPage() {
  return (
    <AccountPage title="Wishlist" text="Everything you set your heart on.">
      <Wishlist action={addToCart} />
    </AccountPage>
  )
}
