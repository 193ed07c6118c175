import { paths } from '../../lib/paths.ts'
import { stockText, variantLine } from '../../lib/product.ts'
import { Badge } from '../badge.tsx'
import { Money } from '../money.tsx'
import type { Urgency } from '../picture.tsx'
import { ProductTile } from '../product-tile.tsx'
import type { CardSlots, ListedCard } from './card-slots.ts'

const besideFilters = '(min-width: 84rem) 300px, (min-width: 64rem) 24vw, 46vw'

interface VariantTileProps extends CardSlots {
  card: ListedCard
  urgency?: Urgency
}

/** One variant in a grid. */
export function VariantTile({ card, heart, action, urgency = 'lazy' }: VariantTileProps) {
  const stock = stockText(card.stock)
  return (
    <ProductTile
      to={{
        pathname: paths.product(card.productId),
        search: card.variantId === null ? '' : `?variant=${encodeURIComponent(card.variantId)}`,
      }}
      name={card.name}
      picture={card.picture}
      caption={variantLine(card) ?? '\u00A0'}
      price={<Money value={card.price} {...(card.was !== undefined && { was: card.was })} />}
      badge={stock !== null && <Badge tone={card.stock.state === 'soldOut' ? 'neutral' : 'warning'}>{stock}</Badge>}
      heart={heart(card)}
      action={action(card)}
      urgency={urgency}
      sizes={besideFilters}
    />
  )
}
