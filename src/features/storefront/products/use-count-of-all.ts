import { useLocation } from 'react-router-dom'
import { filtersOpen, type Listing } from '#src/shared/shop/listing/listing.ts'
import { matchingCards } from '#src/shared/shop/listing/matching-cards.ts'
import { productList } from './listing.ts'
import { useAllCards } from './use-all-cards.ts'

/** How many variants the chosen filters would show. The whole shop is loaded for it once the filters are open. */
export function useCountOfAll(q: string): (listing: Listing) => number | undefined {
  const { state } = useLocation() as { state: unknown }
  const { cards, done, pages } = useAllCards({ q, enabled: filtersOpen(state) })
  return (listing) => (cards && done === pages ? matchingCards(cards, listing, productList).length : undefined)
}
