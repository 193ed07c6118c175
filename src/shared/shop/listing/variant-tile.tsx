import { memo } from 'react'
import { paths } from '../../lib/paths.ts'
import { Money } from '../../ui/money/money.tsx'
import type { Urgency } from '../../ui/picture/picture.tsx'
import { ProductTile } from '../product/product-tile.tsx'
import { StockBadge } from '../product/stock-badge.tsx'
import type { CardSlots, ListedCard } from './card-slots.ts'

const besideFilters = '(min-width: 84rem) 300px, (min-width: 64rem) 24vw, 46vw'

interface VariantTileProps extends CardSlots {
  card: ListedCard
  urgency?: Urgency
}

/** One variant in a grid. */
export const VariantTile = memo(function VariantTile({ card, heart, action, urgency = 'lazy' }: VariantTileProps) {
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
