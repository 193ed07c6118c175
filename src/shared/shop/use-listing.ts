import { useDeferredValue, useMemo } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import { useAhead } from '../lib/react/use-ahead.ts'
import { changedListing, type Listing, type ListKind, readListing, writeListing } from './listing.ts'

/** The listing's state and ways to change it. The address is the only store. */
export interface ListingState {
  kind: ListKind
  listing: Listing
  /** The deferred state for the list, so that a tick does not wait for thousands of cards. */
  deferredListing: Listing
  /** Any change except of the page returns to page 1. */
  change: (change: Partial<Listing>) => void
  toPage: (page: number) => To
}

/** The listing of this page. Equivalent addresses give the same object. */
export function useListing(kind: ListKind): ListingState {
  const [params, setParams] = useSearchParams()
  const [address, choose] = useAhead(writeListing(readListing(params, kind)).toString())
  // Memoised by its text, so that the result computed at the press is reused when the address catches up.
  const listing = useMemo(() => readListing(new URLSearchParams(address), kind), [address, kind])

  function change(patch: Partial<Listing>): void {
    const next = choose((newest) =>
      writeListing(changedListing(readListing(new URLSearchParams(newest), kind), patch)).toString(),
    )
    setParams(next, { preventScrollReset: true })
  }
  return {
    kind,
    listing,
    deferredListing: useDeferredValue(listing),
    change,
    toPage: (page) => ({ search: writeListing({ ...listing, page }).toString() }),
  }
}
