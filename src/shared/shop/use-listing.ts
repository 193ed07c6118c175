import { useDeferredValue, useMemo } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import type { ListingBase, ListingRules } from './listing.ts'
import { useAhead } from '../lib/react/use-ahead.ts'

/** The listing's state and ways to change it. The address is the only store. */
export interface ListingState<L extends ListingBase> {
  listing: L
  /** The deferred state for the list, so that a tick does not wait for thousands of cards. */
  listed: L
  /** Any change except of the page returns to page 1. */
  change: (patch: Partial<L> | Partial<ListingBase>) => void
  toPage: (page: number) => To
}

/** The listing of this page under the given rules. Equivalent addresses give the same object. */
export function useListing<L extends ListingBase>({ read, write }: ListingRules<L>): ListingState<L> {
  const [params, setParams] = useSearchParams()
  const [address, choose] = useAhead(write(read(params)).toString())
  // Memoised by its text, so that the result computed at the press is reused when the address catches up.
  const listing = useMemo(() => read(new URLSearchParams(address)), [address, read])

  function change(patch: Partial<L> | Partial<ListingBase>): void {
    const next = choose((newest) => write({ ...read(new URLSearchParams(newest)), page: 1, ...patch }).toString())
    setParams(next, { preventScrollReset: true })
  }
  return {
    listing,
    listed: useDeferredValue(listing),
    change,
    toPage: (page) => ({ search: write({ ...listing, page }).toString() }),
  }
}
