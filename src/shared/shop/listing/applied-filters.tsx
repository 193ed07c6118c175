import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
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

/** The applied filters, each removable. After a removal the focus goes to the next chip. */
export function AppliedFilters({ applied, none, onChange }: AppliedFiltersProps) {
  const row = useRef<HTMLDivElement>(null)
  const removed = useRef<{ index: number; of: number } | null>(null)

  useEffect(() => {
    // The address changes a moment after the press, so the chip is still there.
    if (removed.current === null || removed.current.of === applied.length) return
    const buttons = row.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removed.current.index, buttons.length - 1)]
    removed.current = null
    next?.focus()
  })

  if (applied.length === 0) return null
  const remove = (index: number, change: Partial<Listing>) => {
    removed.current = { index, of: applied.length }
    onChange(change)
  }
  return (
    <chakra.div marginBottom="6">
      <Row ref={row} gap="2.5">
        {applied.map(({ label, without }, index) => (
          <Chip key={label} onRemove={() => remove(index, without)}>
            {label}
          </Chip>
        ))}
        <Button variant="quiet" size="sm" marginInlineStart="1.5" onClick={() => remove(0, none)}>
          Clear all
        </Button>
      </Row>
    </chakra.div>
  )
}
