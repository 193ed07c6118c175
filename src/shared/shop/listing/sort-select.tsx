import { chakra } from '@chakra-ui/react/styled-system'
import { Select } from '../../ui/field/control.tsx'
import { entriesOf } from '../../lib/values/entries-of.ts'
import { useChosen } from '../../lib/react/use-address-state.ts'
import type { ListingState } from './use-listing.ts'
import { readSort, sorts } from './listing.ts'

/** The sort order of a list. */
export function SortSelect({ state }: { state: ListingState }) {
  return (
    <chakra.div width={{ base: '100%', sm: '13.5rem' }}>
      <Select
        aria-label="Sort"
        value={useChosen(state.format).sort}
        minHeight="11"
        fontSize={{ base: 'md', md: 'sm' }}
        onChange={(event) => state.change({ sort: readSort(event.target.value) })}
      >
        {entriesOf(sorts).map(([sort, { label }]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </chakra.div>
  )
}
