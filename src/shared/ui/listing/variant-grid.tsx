import { memo, useDeferredValue, useState } from 'react'
import { scrollTarget } from '../../lib/scroll-target.ts'
import { usePrerendered } from '../../lib/react/use-prerendered.ts'
import { useDrawnLater } from '../drawn-later.tsx'
import { TileGrid } from '../page/layout.tsx'
import type { CardSlots, ListedCard } from './card-slots.ts'
import { VariantTile } from './variant-tile.tsx'

interface VariantGridProps extends CardSlots {
  cards: readonly ListedCard[]
  onTouched?: ((isTouched: boolean) => void) | undefined
}

/** A row of cards, and the height that so many have at least at every width of the window, in pixels. */
const row = { cards: 3, height: 400 }

/**
 * The number of cards to render: at first those down to the lower edge of the window, so that the new page is soon on
 * the screen, then all.
 */
function useCardCount(): number {
  const prerendered = usePrerendered()
  const [first] = useState(() =>
    prerendered ? undefined : row.cards * Math.ceil((scrollTarget.read() + innerHeight) / row.height),
  )
  return useDeferredValue(Infinity, first)
}

/**
 * The cards of one page. The first row loads its pictures eagerly. Memoised, so that a press on a filter first renders
 * the page without the cards.
 */
export const VariantGrid = memo(function VariantGrid({ cards, onTouched, ...slots }: VariantGridProps) {
  const count = useCardCount()
  const drawn = useDrawnLater<HTMLUListElement>()
  return (
    <TileGrid
      {...drawn}
      columns={3}
      onPointerEnter={() => onTouched?.(true)}
      onPointerLeave={() => onTouched?.(false)}
      onFocus={() => onTouched?.(true)}
      onBlur={() => onTouched?.(false)}
    >
      {cards.slice(0, count).map((card, index) => (
        <li key={card.key}>
          <VariantTile card={card} urgency={index === 0 ? 'first' : index < 3 ? 'eager' : 'lazy'} {...slots} />
        </li>
      ))}
    </TileGrid>
  )
})
