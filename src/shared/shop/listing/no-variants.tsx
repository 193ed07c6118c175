import type { ReactNode } from 'react'
import { isFiltered, unfiltered } from './listing.ts'
import type { ListingState } from './use-listing.ts'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { Caption } from './variant-results.tsx'

interface NoVariantsProps {
  state: ListingState
  /** Shown if it is empty without a filter. */
  children: ReactNode
}

/** An empty list: because of its filters, or for another reason. */
export function NoVariants({ state: { kind, listing, change }, children }: NoVariantsProps) {
  return (
    <>
      <Caption>Showing 0 of 0 variants</Caption>
      {isFiltered(listing) ? (
        <Empty
          title="Nothing matches these filters"
          text="Try fewer filters, or a wider price range."
          action={<Button onClick={() => change(unfiltered(kind))}>Clear filters</Button>}
        />
      ) : (
        children
      )}
    </>
  )
}
