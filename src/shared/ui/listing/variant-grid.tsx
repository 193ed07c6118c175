import { chakra } from '@chakra-ui/react/styled-system'
import { TileGrid } from '../layout.tsx'
import type { CardSlots, ListedCard } from './card-slots.ts'
import { VariantTile } from './variant-tile.tsx'

const Item = chakra('li', { base: { minWidth: '0' } })

/** The cards of one page. The first row is on the screen at once. */
export function VariantGrid({ cards, ...slots }: CardSlots & { cards: readonly ListedCard[] }) {
  return (
    <TileGrid columns={3}>
      {cards.map((card, index) => (
        <Item key={card.key}>
          <VariantTile card={card} urgency={index === 0 ? 'first' : index < 3 ? 'eager' : 'lazy'} {...slots} />
        </Item>
      ))}
    </TileGrid>
  )
}
