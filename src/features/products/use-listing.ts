import { useMemo } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import type { Listing } from './listing.ts'
import { readListing, writeListing } from './listing-url.ts'
import { useAhead } from './use-ahead.ts'

/** What the address asks for, and ways to change it. The address bar is the only store. */
export interface ListingState {
  listing: Listing
  /** Any change but one of the page leads to page 1. */
  change: (patch: Partial<Listing>) => void
  toPage: (page: number) => To
}

export function useListing(): ListingState {
  const [params, setParams] = useSearchParams()
  const said = useMemo(() => readListing(params), [params])
  const [listing, setAhead] = useAhead(said)

  function change(patch: Partial<Listing>): void {
    const next = { ...listing, page: 1, ...patch }
    setAhead(next)
    setParams(writeListing(next), { preventScrollReset: true })
  }
  return { listing, change, toPage: (page) => ({ search: writeListing({ ...listing, page }).toString() }) }
}
