import type { Listing, ListKind } from '../../shop/listing.ts'
import { Stack } from '../page/layout.tsx'
import { OptionFilter } from './option-filter.tsx'
import { PriceFilter } from './price-filter.tsx'

interface FilterPanelProps {
  kind: ListKind
  listing: Listing
  onChange: (change: Partial<Listing>, options?: { rest: number }) => void
}

/** How long the slider must rest before the list updates, in milliseconds: browsers limit how often an address changes. */
const rest = 350

/** The filters that a list offers: its price, then the boxes. */
export function FilterPanel({ kind: { filters, offered = filters }, listing, onChange }: FilterPanelProps) {
  return (
    <Stack gap="8">
      <PriceFilter min={listing.min} max={listing.max} onChange={(range) => onChange(range, { rest })} />
      {offered.map(({ name, title, options, swatches }) => (
        <OptionFilter
          key={name}
          title={title}
          options={options}
          swatches={swatches}
          ticked={listing.ticked[name] ?? []}
          onChange={(chosen) => onChange({ ticked: { [name]: chosen } })}
        />
      ))}
    </Stack>
  )
}
