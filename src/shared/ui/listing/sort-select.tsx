import { chakra } from '@chakra-ui/react/styled-system'
import { Select } from '../field/control.tsx'
import { entriesOf } from '../../lib/values/entries-of.ts'
import { readSort, type Sort, sorts } from '../../shop/listing.ts'

/** The sort order of a list. */
export function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  return (
    <chakra.div width={{ base: '100%', sm: '13.5rem' }}>
      <Select
        aria-label="Sort"
        value={value}
        minHeight="11"
        fontSize={{ base: 'md', md: 'sm' }}
        onChange={(event) => onChange(readSort(event.target.value))}
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
