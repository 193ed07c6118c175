import { useMemo } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import type { Listing } from './listing.ts'
import { readListing, writeListing } from './listing-url.ts'

/** What the address asks for, and ways to change it. The address bar is the only store. */
export interface ListingState {
  listing: Listing
  /** Any change but one of the page leads to page 1. */
  change: (patch: Partial<Listing>, options?: { replace?: boolean }) => void
  toPage: (page: number) => To
}

export function useListing(): ListingState {
  const [params, setParams] = useSearchParams()
  const listing = useMemo(() => readListing(params), [params])
  return {
    listing,
    change: (patch, { replace = false } = {}) =>
      setParams(writeListing({ ...listing, page: 1, ...patch }), { preventScrollReset: true, replace }),
    toPage: (page) => ({ search: writeListing({ ...listing, page }).toString() }),
  }
}
