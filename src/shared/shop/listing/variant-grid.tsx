import { memo, type ReactNode } from 'react'
import { TileGrid } from '../../ui/page/layout.tsx'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/money/money.tsx'
import type { Urgency } from '../../ui/picture/picture.tsx'
import { ProductTile } from '../product/product-tile.tsx'
import { StockBadge } from '../product/stock-badge.tsx'
import type { VariantCard } from '../variant-cards.ts'
import type { PriceNow } from '../sale-price.ts'

/** A variant in a grid, at its current price. */
export type ListedCard = VariantCard & PriceNow

/** What the page adds to each card, from the wishlist and cart features. */
export interface CardSlots {
  heart: (card: VariantCard) => ReactNode
  action: (card: VariantCard) => ReactNode
}

interface VariantGridProps extends CardSlots {
  cards: readonly ListedCard[]
  onTouched?: ((isTouched: boolean) => void) | undefined
}

/**
 * The cards of one page. The first row loads its pictures eagerly. Memoised, so that a press on a filter first renders
 * the page without the cards.
 */
export const VariantGrid = memo(function VariantGrid({ cards, onTouched, ...slots }: VariantGridProps) {
  return (
    <TileGrid
      columns={3}
      onPointerEnter={() => onTouched?.(true)}
      onPointerLeave={() => onTouched?.(false)}
      onFocus={() => onTouched?.(true)}
      onBlur={() => onTouched?.(false)}
    >
      {cards.map((card, index) => (
        <li key={card.key}>
          <VariantTile card={card} urgency={index === 0 ? 'first' : index < 3 ? 'eager' : 'lazy'} {...slots} />
        </li>
      ))}
    </TileGrid>
  )
})

const besideFilters = '(min-width: 84rem) 300px, (min-width: 64rem) 24vw, 46vw'

interface VariantTileProps extends CardSlots {
  card: ListedCard
  urgency?: Urgency
}

/** One variant in a grid. */
const VariantTile = memo(function VariantTile({ card, heart, action, urgency = 'lazy' }: VariantTileProps) {
  return (
    <ProductTile
      to={paths.product(card.productId, card.variantId)}
      name={card.name}
      picture={card.picture}
      second={card.second}
      caption={<Caption colour={card.colour} size={card.size} />}
      price={<Money value={card.price} was={card.was} />}
      badge={<StockBadge stock={card.stock} />}
      saleLabel={card.saleLabel}
      saleId={card.saleId}
      heart={heart(card)}
      action={action(card)}
      urgency={urgency}
      sizes={besideFilters}
    />
  )
})

/** The size is emphasised, since sizes of one colour share a picture. */
function Caption({ colour, size }: Pick<ListedCard, 'colour' | 'size'>) {
  return (
    <>
      <span>{colour === null ? size === null && '\u00A0' : size === null ? colour : `${colour} · `}</span>
      {size !== null && <strong>{`Size ${size}`}</strong>}
    </>
  )
}
