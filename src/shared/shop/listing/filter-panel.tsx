import type { Listing, ListKind } from './listing.ts'
import { Stack } from '../../ui/page/layout.tsx'
import { PriceFilter } from './price-filter.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { tickStyle } from '../../ui/field/field.tsx'

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

interface OptionFilterProps {
  title: string
  options: readonly string[]
  ticked: readonly string[]
  onChange: (ticked: string[]) => void
  /** A swatch before the option's name: any value of the CSS property `background`. */
  swatches?: Readonly<Record<string, string>> | undefined
}

/** Styles its parts, since a plain element takes a fraction of the time of a styled one. */
const Options = chakra('fieldset', {
  base: {
    '& > legend': { textStyle: 'label', marginBottom: '2' },
    '& > label': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '9', fontSize: 'sm' },
    '& > label > input': tickStyle,
    '& > label > span': { display: 'flex', alignItems: 'center', gap: '2.5' },
    '& [data-part=swatch]': { boxSize: '4', borderRadius: 'full', boxShadow: 'inset 0 0 0 1px rgb(0 0 0 / 0.18)' },
  },
})

/** A checkbox for each option, in a fixed order. */
function OptionFilter({ title, options, ticked, onChange, swatches }: OptionFilterProps) {
  const toggle = (toggled: string) =>
    onChange(options.filter((option) => ticked.includes(option) !== (option === toggled)))
  return (
    <Options>
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={option}>
          <input type="checkbox" checked={ticked.includes(option)} onChange={() => toggle(option)} />
          <span>
            {swatches && <span data-part="swatch" aria-hidden="true" style={{ background: swatches[option] }} />}
            <span>{option}</span>
          </span>
        </label>
      ))}
    </Options>
  )
}
