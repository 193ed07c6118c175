import { chakra } from '@chakra-ui/react/styled-system'
import { Select } from '../field/control.tsx'
import { Icon } from '../icons/icons.tsx'
import { entriesOf } from '../../lib/values/entries-of.ts'
import { readSort, type Sort, sorts } from '../../shop/listing.ts'
import { useOptimisticChange } from '../../lib/react/use-optimistic-change.ts'

/** The sort order of a list. The box changes at once, the list later. */
export function SortSelect({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) {
  const [shown, change] = useOptimisticChange(value, onChange)
  return (
    <chakra.div position="relative" width={{ base: '100%', sm: '13.5rem' }}>
      <Select asChild appearance="none" minHeight="11" fontSize={{ base: 'md', md: 'sm' }} paddingInlineEnd="9">
        <select aria-label="Sort" value={shown} onChange={(event) => change(readSort(event.target.value))}>
          {entriesOf(sorts).map(([sort, { label }]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </Select>
      <Icon name="chevron-down" position="absolute" insetInlineEnd="3" top="3.5" boxSize="4" pointerEvents="none" />
    </chakra.div>
  )
}
