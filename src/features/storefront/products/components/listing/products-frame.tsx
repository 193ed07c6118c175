import type { ComponentProps, ReactNode } from 'react'
import type { ListingState } from '#src/shared/lib/use-listing.ts'
import { ListingFrame } from '#src/shared/ui/listing/listing-frame.tsx'
import type { Listing } from '../../listing.ts'
import { listingRules } from '../../listing-rules.ts'
import { FilterPanel } from './filter-panel.tsx'

interface ProductsFrameProps {
  state: ListingState<Listing>
  countOf: (listing: Listing) => number | undefined
  children: ReactNode
}

const panel: ComponentProps<typeof ListingFrame<Listing>>['panel'] = (listing, change, settle = 0) => (
  <FilterPanel listing={listing} onChange={change} settle={settle} />
)

/** A list of products with its filters: price and colour. */
export function ProductsFrame(props: ProductsFrameProps) {
  return <ListingFrame {...props} rules={listingRules} panel={panel} />
}
