import { memo, type ReactNode } from 'react'
import type { Listing, ListKind } from './listing.ts'
import type { ListFilter } from './list-filters.ts'
import { Stack } from '../../ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { tickStyle } from '../../ui/field/field.tsx'

interface FilterPanelProps {
  kind: ListKind
  listing: Listing
  onChange: (change: Partial<Listing>) => void
  /** The filter by price, which comes first. */
  children: ReactNode
}

/** The filters that a list offers: its price, then the boxes. */
export function FilterPanel({ kind: { filters, offered = filters }, listing, onChange, children }: FilterPanelProps) {
  return (
    <Stack gap="8">
      {children}
      {offered.map((filter) => (
        <OptionFilter
          key={filter.name}
          filter={filter}
          ticked={listing.ticked[filter.name] ?? []}
          onChange={onChange}
        />
      ))}
    </Stack>
  )
}

interface OptionFilterProps {
  filter: ListFilter
  ticked: readonly string[]
  onChange: (change: Partial<Listing>) => void
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

/** A checkbox for each option, in a fixed order. Memoised, so that a tick renders only its own group. */
const OptionFilter = memo(
  function OptionFilter({ filter: { name, title, options, swatches }, ticked, onChange }: OptionFilterProps) {
    const toggle = (toggled: string) =>
      onChange({ ticked: { [name]: options.filter((option) => ticked.includes(option) !== (option === toggled)) } })
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
  },
  (before, after) => before.onChange === after.onChange && String(before.ticked) === String(after.ticked),
)
