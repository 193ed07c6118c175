import { memo } from 'react'
import { TileGrid } from '../../ui/page/layout.tsx'
import type { CardSlots, ListedCard } from './card-slots.ts'
import { VariantTile } from './variant-tile.tsx'

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
