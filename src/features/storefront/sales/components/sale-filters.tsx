import { Checkbox } from '#src/shared/ui/field.tsx'
import { Stack } from '#src/shared/ui/layout.tsx'
import { PriceFilter } from '#src/shared/ui/listing/price-filter.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
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

/** All filters of a sale. */
export function SaleFilters({ listing, onChange, settle }: SaleFiltersProps) {
  return (
    <Stack gap="8">
      <PriceFilter min={listing.min} max={listing.max} onChange={onChange} settle={settle} />
      {groups.map(({ group, title }) => (
        <chakra.fieldset key={group}>
          <chakra.legend textStyle="label" marginBottom="2">
            {title}
          </chakra.legend>
          {saleOptions[group].map((option) => (
            <Checkbox
              key={option}
              label={option}
              checked={listing[group].includes(option)}
              onChange={() => onChange({ [group]: toggled(listing[group], option) })}
            />
          ))}
        </chakra.fieldset>
      ))}
    </Stack>
  )
}

function toggled(ticked: readonly string[], option: string): string[] {
  return ticked.includes(option) ? ticked.filter((one) => one !== option) : [...ticked, option]
}
