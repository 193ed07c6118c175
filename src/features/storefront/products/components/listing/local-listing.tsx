import { useMemo } from 'react'
import type { VariantCard } from '#src/shared/lib/product.ts'
import { cardsPerPage, type Listing, matching } from '../../listing.ts'
import { pageOf, sorted } from '#src/shared/lib/listing.ts'
import type { ListingState } from '#src/shared/lib/use-listing.ts'
import type { CardSlots } from '#src/shared/ui/listing/card-slots.ts'
import { NoVariants } from './no-variants.tsx'
import { VariantResults } from '#src/shared/ui/listing/variant-results.tsx'

interface LocalListingProps extends CardSlots {
  state: ListingState<Listing>
  cards: readonly VariantCard[]
  /** More cards are on their way: the caption is told when all are here, not at each step. */
  busy?: boolean
}

/** A list that is wholly here: filtered, sorted and paged on the spot. */
export function LocalListing({ state: { listed, change, toPage }, cards, busy = false, ...slots }: LocalListingProps) {
  // Sorted before they are filtered: thousands of cards are put in order once, not at each tick of a filter.
  const ordered = useMemo(() => sorted(cards, listed.sort), [cards, listed.sort])
  const kept = useMemo(() => matching(ordered, listed), [ordered, listed])
  if (kept.length === 0) return <NoVariants listing={listed} onChange={change} />
  return (
    <VariantResults
      {...pageOf(kept, listed.page, cardsPerPage)}
      total={kept.length}
      toPage={toPage}
      busy={busy}
      {...slots}
    />
  )
}
