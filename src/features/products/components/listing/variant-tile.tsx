import { paths } from '#src/shared/lib/paths.ts'
import { stockText, type VariantCard, variantLine } from '#src/shared/lib/product.ts'
import { Badge } from '#src/shared/ui/badge.tsx'
import { Money } from '#src/shared/ui/money.tsx'
import type { Urgency } from '#src/shared/ui/picture.tsx'
import { ProductTile } from '#src/shared/ui/product-tile.tsx'
import type { CardSlots } from './card-slots.ts'

const besideFilters = '(min-width: 84rem) 300px, (min-width: 64rem) 24vw, 46vw'

interface VariantTileProps extends CardSlots {
  card: VariantCard
  urgency?: Urgency
}

/** One variant in a grid. */
export function VariantTile({ card, heart, action, urgency = 'lazy' }: VariantTileProps) {
  const stock = stockText(card.stock)
  return (
    <ProductTile
      to={{ pathname: paths.product(card.productId), search: card.variantId === null ? '' : `?variant=${encodeURIComponent(card.variantId)}` }}
      name={card.name}
      picture={card.picture}
      caption={variantLine(card) ?? '\u00A0'}
      price={<Money value={card.price} />}
      badge={stock !== null && <Badge tone={card.stock.state === 'soldOut' ? 'neutral' : 'warning'}>{stock}</Badge>}
      heart={heart(card)}
      action={action(card)}
      urgency={urgency}
      sizes={besideFilters}
    />
  )
}
