import { useLocation } from 'react-router-dom'
import { filtersOpen } from '#src/shared/lib/listing.ts'
import { type Listing, matching } from './listing.ts'
import { useAllCards } from './use-all-cards.ts'

/** How many variants of the whole shop a choice of filters would show. The shop is walked once that is asked, while the filters are open. */
export function useCountOfAll(): (listing: Listing) => number | undefined {
  const { state } = useLocation() as { state: unknown }
  const { data } = useAllCards({ enabled: filtersOpen(state) })
  return (listing) => data && matching(data.cards, listing).length
}
