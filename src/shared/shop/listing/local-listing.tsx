import { type ReactNode, useMemo, useState } from 'react'
import { matchingCards, pageOfCards, sorted } from './matching-cards.ts'
import type { ListingState } from './use-listing.tsx'
import { VariantResults, NoVariants, ListingSkeleton } from './variant-results.tsx'
import type { CardSlots, ListedCard } from './variant-grid.tsx'
import { Failed } from '../../ui/failed/failed.tsx'
import { ListingFrame } from './listing-frame.tsx'

interface LocalListingProps extends CardSlots {
  state: ListingState
  cards: readonly ListedCard[]
  perPage: number
  /** Shown if there are no cards at all. */
  empty: ReactNode
  /** More cards are loading: the caption is announced once all have arrived, not at each step. */
  busy?: boolean
}

/** A list that is filtered, sorted and paged in the browser. */
export function LocalListing({ state, cards, perPage, empty, busy = false, ...slots }: LocalListingProps) {
  const { kind, listing } = state
  const [isTouched, setTouched] = useState(false)
  // Sorted before filtering, so that thousands of cards are sorted once instead of at each filter change.
  const ordered = useMemo(() => sorted(cards, listing.sort), [cards, listing.sort])
  const matching = useMemo(() => matchingCards(ordered, listing, kind), [ordered, listing, kind])
  const page = useMemo(() => pageOfCards(matching, listing.page, perPage), [matching, listing.page, perPage])
  const { shown } = useHeld(page, listing, busy && isTouched)
  if (matching.length === 0) return <NoVariants state={state}>{empty}</NoVariants>
  return (
    <VariantResults
      {...page}
      shown={shown}
      total={matching.length}
      state={state}
      busy={busy}
      onTouched={setTouched}
      {...slots}
    />
  )
}

/** Keeps the value while `isHeld`, so that rows do not move under a pointer. Another `subject` shows at once. */
function useHeld<T>(value: T, subject: unknown, isHeld: boolean): T {
  const [last, setLast] = useState({ value, subject })
  if (isHeld && last.subject === subject) return last.value
  if (last.value !== value || last.subject !== subject) setLast({ value, subject })
  return value
}

interface WholeListingProps extends CardSlots {
  state: ListingState
  /** Undefined while loading, and after a failure. */
  cards: readonly ListedCard[] | undefined
  perPage: number
  /** Shown if there are no cards at all. */
  empty: ReactNode
  /** The message of a failure, and how to try again. */
  failure: { text: string; retry: () => unknown } | undefined
}

/** A list that the server sends whole, beside its filters. */
export function WholeListing({ state, cards, failure, ...list }: WholeListingProps) {
  return (
    <ListingFrame state={state} countOf={(listing) => cards && matchingCards(cards, listing, state.kind).length}>
      {cards !== undefined && <LocalListing state={state} cards={cards} {...list} />}
      {cards === undefined && failure === undefined && <ListingSkeleton count={list.perPage} />}
      {cards === undefined && failure !== undefined && (
        <Failed text={failure.text} onRetry={() => void failure.retry()} />
      )}
    </ListingFrame>
  )
}
