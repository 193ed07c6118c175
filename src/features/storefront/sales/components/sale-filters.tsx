import { Stack } from '#src/shared/ui/page/layout.tsx'
import { OptionFilter } from '#src/shared/ui/listing/option-filter.tsx'
import { PriceFilter } from '#src/shared/ui/listing/price-filter.tsx'
import { type OptionGroup, type SaleListing, saleOptions } from '../sale-listing.ts'

const groups: { group: OptionGroup; title: string }[] = [
  { group: 'colours', title: 'Colour' },
  { group: 'occasions', title: 'Occasion' },
  { group: 'types', title: 'Type' },
]

interface SaleFiltersProps {
  listing: SaleListing
  onChange: (patch: Partial<SaleListing>) => void
  settle: number
}

export function SaleFilters({ listing, onChange, settle }: SaleFiltersProps) {
  return (
    <Stack gap="8">
      <PriceFilter min={listing.min} max={listing.max} onChange={onChange} settle={settle} />
      {groups.map(({ group, title }) => (
        <OptionFilter<string>
          key={group}
          title={title}
          options={saleOptions[group]}
          ticked={listing[group]}
          onChange={(ticked) => onChange({ [group]: ticked })}
        />
      ))}
    </Stack>
  )
}
