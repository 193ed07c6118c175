import type { ReactNode } from 'react'
import { matchingCards } from './matching-cards.ts'
import type { ListingState } from './use-listing.ts'
import { Failed } from '../../ui/failed/failed.tsx'
import type { CardSlots, ListedCard } from './card-slots.ts'
import { ListingFrame } from './listing-frame.tsx'
import { ListingSkeleton } from './listing-skeleton.tsx'
import { LocalListing } from './local-listing.tsx'

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
