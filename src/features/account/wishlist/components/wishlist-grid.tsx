import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { stockText } from '#src/shared/shop/stock.ts'
import { variantLine } from '#src/shared/shop/variant-cards.ts'
import { priceNow } from '#src/shared/shop/sale-price.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { TileGrid, VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { ProductTile } from '#src/shared/shop/product/product-tile.tsx'
import { useShowMore } from '#src/shared/ui/show-more/use-show-more.tsx'
import type { ReactNode } from 'react'
import { type WishedPiece, wishedPiece } from '../wished-piece.ts'
import { WishlistHeart } from './wishlist-heart.tsx'

const besideMenu = '(min-width: 84rem) 300px, (min-width: 64rem) 24vw, 46vw'

interface WishlistGridProps {
  entries: readonly WishlistEntry[]
  action: (piece: WishedPiece) => ReactNode
}

/** The wishes as a grid, oldest first. */
export function WishlistGrid({ entries, action }: WishlistGridProps) {
  const { shown, more } = useShowMore(entries)
  return (
    <>
      <VisuallyHidden as="h2">Pieces</VisuallyHidden>
      <TileGrid columns={3} aria-label="Wishlist">
        {shown.map(wishedPiece).map((piece, index) => (
          <li key={piece.key}>
            <WishedTile piece={piece} action={action(piece)} isFirst={index < 3} />
          </li>
        ))}
      </TileGrid>
      {more}
    </>
  )
}

function WishedTile({ piece, action, isFirst }: { piece: WishedPiece; action: ReactNode; isFirst: boolean }) {
  const { productId, variantId, name, picture, stock } = piece
  const { price, was, ...sale } = priceNow(productId, piece.price, useOffers())
  const words = stockText(stock)
  return (
    <ProductTile
      to={paths.product(productId, variantId)}
      name={name}
      picture={picture}
      caption={variantLine(piece) ?? '\u00A0'}
      price={<Money value={price} was={was} />}
      {...sale}
      badge={words !== null && <Badge tone={stock.state === 'soldOut' ? 'neutral' : 'warning'}>{words}</Badge>}
      heart={
        <WishlistHeart product={{ id: productId, name }} {...(variantId !== undefined && { variantId })} undoable />
      }
      action={action}
      urgency={isFirst ? 'eager' : 'lazy'}
      sizes={besideMenu}
    />
  )
}
