import { useMemo } from 'react'
import { type To, useSearchParams } from 'react-router-dom'
import type { ListingBase, ListingRules } from './listing.ts'
import { useAhead } from './use-ahead.ts'

/** What the address asks for, and ways to change it. The address bar is the only store. */
export interface ListingState<L extends ListingBase> {
  listing: L
  /** Any change but one of the page leads to page 1. */
  change: (patch: Partial<L> | Partial<ListingBase>) => void
  toPage: (page: number) => To
}

/** The listing of this page, of the kind that the rules make. */
export function useListing<L extends ListingBase>({ read, write }: ListingRules<L>): ListingState<L> {
  const [params, setParams] = useSearchParams()
  const said = useMemo(() => read(params), [params, read])
  const [listing, setAhead] = useAhead(said)

  function change(patch: Partial<L> | Partial<ListingBase>): void {
    const next = { ...listing, page: 1, ...patch }
    setAhead(next)
    setParams(write(next), { preventScrollReset: true })
  }
  return { listing, change, toPage: (page) => ({ search: write({ ...listing, page }).toString() }) }
}
