import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { formatRupees } from '#src/shared/lib/money.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Chip } from '#src/shared/ui/chip.tsx'
import { Row } from '#src/shared/ui/layout.tsx'
import { type Listing, unfiltered } from '../../listing.ts'

interface Applied {
  label: string
  without: Partial<Listing>
}

function appliedTo({ q, colours, min, max }: Listing): Applied[] {
  return [
    ...(q === '' ? [] : [{ label: `“${q}”`, without: { q: '' } }]),
    ...colours.map((colour) => ({ label: colour, without: { colours: colours.filter((one) => one !== colour) } })),
    ...(min === 0 && max === null ? [] : [{ label: priceLabel(min, max), without: { min: 0, max: null } }]),
  ]
}

function priceLabel(min: number, max: number | null): string {
  if (max === null) return `${formatRupees(min)} and above`
  return min === 0 ? `Up to ${formatRupees(max)}` : `${formatRupees(min)} to ${formatRupees(max)}`
}

interface AppliedFiltersProps {
  listing: Listing
  onChange: (patch: Partial<Listing>) => void
}

/** What narrows the list, each to be taken away. Focus goes on to the next chip, never lost with the removed one. */
export function AppliedFilters({ listing, onChange }: AppliedFiltersProps) {
  const row = useRef<HTMLDivElement>(null)
  const removed = useRef<{ index: number; of: number } | null>(null)
  const applied = appliedTo(listing)

  useEffect(() => {
    // The address changes a moment after the press: until then the chip is still there.
    if (removed.current === null || removed.current.of === applied.length) return
    const buttons = row.current?.querySelectorAll('button') ?? []
    const next = buttons[Math.min(removed.current.index, buttons.length - 1)]
    removed.current = null
    next?.focus()
  })

  if (applied.length === 0) return null
  const remove = (index: number, patch: Partial<Listing>) => {
    removed.current = { index, of: applied.length }
    onChange(patch)
  }
  return (
    <chakra.div marginBottom="6">
      <Row ref={row} gap="2.5">
        {applied.map(({ label, without }, index) => (
          <Chip key={label} onRemove={() => remove(index, without)}>
            {label}
          </Chip>
        ))}
        <Button variant="quiet" size="sm" marginInlineStart="1.5" onClick={() => remove(0, { ...unfiltered, q: '' })}>
          Clear all
        </Button>
      </Row>
    </chakra.div>
  )
}
