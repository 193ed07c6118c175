import { occasionOptions, typeOptions } from '#src/shared/shop/occasions.ts'
import { Stack } from '#src/shared/ui/page/layout.tsx'
import { OptionFilter } from '#src/shared/ui/listing/option-filter.tsx'
import { PriceFilter } from '#src/shared/ui/listing/price-filter.tsx'
import type { Listing } from '../../listing.ts'
import { ColourFilter } from './colour-filter.tsx'

interface FilterPanelProps {
  listing: Listing
  onChange: (patch: Partial<Listing>) => void
  settle?: number
  /** Whether to offer occasion and type too, as on a category's page. */
  byOccasion?: boolean
}

export function FilterPanel({ listing, onChange, settle = 0, byOccasion = false }: FilterPanelProps) {
  const { min, max, colours, occasions, types } = listing
  return (
    <Stack gap="8">
      <PriceFilter min={min} max={max} onChange={onChange} settle={settle} />
      {byOccasion && (
        <>
          <OptionFilter
            title="Occasion"
            options={occasionOptions}
            ticked={occasions}
            onChange={(ticked) => onChange({ occasions: ticked })}
          />
          <OptionFilter
            title="Type"
            options={typeOptions}
            ticked={types}
            onChange={(ticked) => onChange({ types: ticked })}
          />
        </>
      )}
      <ColourFilter chosen={colours} onChange={(chosen) => onChange({ colours: chosen })} />
    </Stack>
  )
}
