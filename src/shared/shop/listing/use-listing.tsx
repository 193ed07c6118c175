import { useMemo, type ReactNode, useDeferredValue } from 'react'
import { type AddressFormat, useAddressState, useChosen } from '../../lib/react/use-address-state.ts'
import { changedListing, type Listing, type ListKind, readListing, writeListing } from './listing.ts'

/** The listing's state and ways to change it. */
export interface ListingState {
  kind: ListKind
  format: AddressFormat<Listing, Partial<Listing>>
  /** As the address has it, for the list; `useChosen(format)` has what was just chosen, for the controls. */
  listing: Listing
  /** Any change except of the page returns to page 1. */
  change: (change: Partial<Listing>, options?: { rest?: number }) => void
}

/** The listing of this page. */
export function useListing(kind: ListKind): ListingState {
  const format = useMemo(
    (): ListingState['format'] => ({
      read: (params) => readListing(params, kind),
      write: (params, change) => writeListing(changedListing(readListing(params, kind), change)),
    }),
    [kind],
  )
  const [listing, change] = useAddressState(format)
  return { kind, format, listing, change }
}

interface DeferredChosenProps {
  state: ListingState
  children: (listing: Listing) => ReactNode
}

/** Renders what was just chosen with low priority, so that the frame that shows the press does not wait for it. */
export function DeferredChosen({ state: { format }, children }: DeferredChosenProps) {
  const listing = useDeferredValue(useChosen(format))
  return useMemo(() => children(listing), [listing, children])
}
