import { pageOfCards, sorted } from '#src/shared/shop/listing.ts'
import type { ListingState } from '#src/shared/shop/use-listing.ts'
import type { CardSlots, ListedCard } from '#src/shared/ui/listing/card-slots.ts'
import { VariantResults } from '#src/shared/ui/listing/variant-results.tsx'
import { useMemo, useState } from 'react'
import { cardsPerPage, type Listing, matching } from '../../listing.ts'
import { NoVariants } from './no-variants.tsx'

interface LocalListingProps extends CardSlots {
  state: ListingState<Listing>
  cards: readonly ListedCard[]
  /** More cards are loading: the caption is announced once all have arrived, not at each step. */
  busy?: boolean
}

/** A list that is filtered, sorted and paged in the browser. */
export function LocalListing({ state: { listed, change, toPage }, cards, busy = false, ...slots }: LocalListingProps) {
  const [isTouched, setTouched] = useState(false)
  // Sorted before filtering, so that thousands of cards are sorted once instead of at each filter change.
  const ordered = useMemo(() => sorted(cards, listed.sort), [cards, listed.sort])
  const kept = useMemo(() => matching(ordered, listed), [ordered, listed])
  const page = useMemo(() => pageOfCards(kept, listed.page, cardsPerPage), [kept, listed.page])
  const { shown } = useStill(page, listed, busy && isTouched)
  if (kept.length === 0) return <NoVariants listing={listed} onChange={change} />
  return (
    <VariantResults
      {...page}
      shown={shown}
      total={kept.length}
      toPage={toPage}
      busy={busy}
      onTouched={setTouched}
      {...slots}
    />
  )
}

/** Keeps the value while `isStill`, so that rows do not move under a pointer. Another `subject` shows at once. */
function useStill<T>(value: T, subject: unknown, isStill: boolean): T {
  const [last, setLast] = useState({ value, subject })
  if (isStill && last.subject === subject) return last.value
  if (last.value !== value || last.subject !== subject) setLast({ value, subject })
  return value
}
