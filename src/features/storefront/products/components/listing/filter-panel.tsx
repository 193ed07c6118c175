import { Stack } from '#src/shared/ui/layout.tsx'
import type { Listing } from '../../listing.ts'
import { ColourFilter } from './colour-filter.tsx'
import { PriceFilter } from '#src/shared/ui/listing/price-filter.tsx'

interface FilterPanelProps {
  listing: Listing
  onChange: (patch: Partial<Listing>) => void
  settle?: number
}

/** All filters of a listing. */
export function FilterPanel({ listing, onChange, settle = 0 }: FilterPanelProps) {
  return (
    <Stack gap="8">
      <PriceFilter min={listing.min} max={listing.max} onChange={onChange} settle={settle} />
      <ColourFilter chosen={listing.colours} onChange={(colours) => onChange({ colours })} />
    </Stack>
  )
}
