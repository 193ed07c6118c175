import { chakra } from '@chakra-ui/react/styled-system'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/chip/chip.tsx'
import { Row } from '../../ui/page/layout.tsx'
import type { Applied, Listing } from './listing.ts'

interface AppliedFiltersProps {
  applied: Applied[]
  /** Removes all of them. */
  none: Partial<Listing>
  onChange: (change: Partial<Listing>) => void
}

/** The applied filters, each removable. */
export function AppliedFilters({ applied, none, onChange }: AppliedFiltersProps) {
  if (applied.length === 0) return null
  return (
    <chakra.div marginBottom="6">
      <Row gap="2.5">
        {applied.map(({ label, without }) => (
          <Chip key={label} list="filters" onRemove={() => onChange(without)}>
            {label}
          </Chip>
        ))}
        <Button variant="quiet" size="sm" marginInlineStart="1.5" data-remove="filters" onClick={() => onChange(none)}>
          Clear all
        </Button>
      </Row>
    </chakra.div>
  )
}
