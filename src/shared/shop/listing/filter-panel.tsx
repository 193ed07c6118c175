import type { Listing, ListKind } from './listing.ts'
import { Stack } from '../../ui/page/layout.tsx'
import { OptionFilter } from './option-filter.tsx'
import { PriceFilter } from './price-filter.tsx'

interface FilterPanelProps {
  kind: ListKind
  listing: Listing
  onChange: (change: Partial<Listing>, options?: { rest: number }) => void
}

/** The filters that a list offers: its price, then the boxes. */
export function FilterPanel({ kind: { filters, offered = filters }, listing, onChange }: FilterPanelProps) {
  return (
    <Stack gap="8">
      <PriceFilter min={listing.min} max={listing.max} onChange={onChange} />
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
