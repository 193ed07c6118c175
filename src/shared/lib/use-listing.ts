import { useDeferredValue, useMemo } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import type { ListingBase, ListingRules } from './listing.ts'
import { useAhead } from './use-ahead.ts'

/** What the address asks for, and ways to change it. The address bar is the only store. */
export interface ListingState<L extends ListingBase> {
  listing: L
  /** The same for the list, which may follow a moment later: a tick must not wait for thousands of cards. */
  listed: L
  /** Any change but one of the page leads to page 1. */
  change: (patch: Partial<L> | Partial<ListingBase>) => void
  toPage: (page: number) => To
}

/** The listing of this page, of the kind that the rules make. Two addresses that ask for the same give the same object. */
export function useListing<L extends ListingBase>({ read, write }: ListingRules<L>): ListingState<L> {
  const [params, setParams] = useSearchParams()
  const [address, setAhead] = useAhead(write(read(params)).toString())
  // Kept by its text: the address follows a press a moment later, and what was worked out at the press must hold then.
  const listing = useMemo(() => read(new URLSearchParams(address)), [address, read])

  function change(patch: Partial<L> | Partial<ListingBase>): void {
    const next = write({ ...listing, page: 1, ...patch }).toString()
    setAhead(next)
    setParams(next, { preventScrollReset: true })
  }
  return {
    listing,
    listed: useDeferredValue(listing),
    change,
    toPage: (page) => ({ search: write({ ...listing, page }).toString() }),
  }
}
