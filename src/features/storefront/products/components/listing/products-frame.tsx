import type { ComponentProps, ReactNode } from 'react'
import type { ListingState } from '#src/shared/shop/use-listing.ts'
import { ListingFrame } from '#src/shared/ui/listing/listing-frame.tsx'
import type { Listing } from '../../listing.ts'
import { listingRules } from '../../listing-rules.ts'
import { FilterPanel } from './filter-panel.tsx'

interface ProductsFrameProps {
  state: ListingState<Listing>
  countOf: (listing: Listing) => number | undefined
  byOccasion?: boolean
  children: ReactNode
}

type Panel = ComponentProps<typeof ListingFrame<Listing>>['panel']

const panel: Panel = (listing, change, settle = 0) => (
  <FilterPanel listing={listing} onChange={change} settle={settle} />
)
const panelByOccasion: Panel = (listing, change, settle = 0) => (
  <FilterPanel listing={listing} onChange={change} settle={settle} byOccasion />
)

/** A list of products with its filters: price and colour, and on a category's page also occasion and type. */
export function ProductsFrame({ byOccasion = false, ...frame }: ProductsFrameProps) {
  return <ListingFrame {...frame} rules={listingRules} panel={byOccasion ? panelByOccasion : panel} />
}
