import { type ReactNode, useDeferredValue, useMemo } from 'react'
import { useChosen } from '../../lib/react/use-address-state.ts'
import type { Listing } from './listing.ts'
import type { ListingState } from './use-listing.ts'

interface SettledProps {
  state: ListingState
  children: (listing: Listing) => ReactNode
}

/** What was just chosen, for what may follow a press by a frame: the frame that shows the press does not wait for it. */
export function Settled({ state: { format }, children }: SettledProps) {
  const listing = useDeferredValue(useChosen(format))
  return useMemo(() => children(listing), [listing, children])
}
