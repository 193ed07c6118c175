import { chakra } from '@chakra-ui/react/styled-system'
import type { To } from 'react-router-dom'
import { PageLinks } from '../page-links.tsx'
import type { CardSlots, ListedCard } from './card-slots.ts'
import { VariantGrid } from './variant-grid.tsx'

interface VariantResultsProps extends CardSlots {
  shown: readonly ListedCard[]
  /** Variants in the whole list, after the filters. */
  total: number
  page: number
  pages: number
  toPage: (page: number) => To
  busy?: boolean
  /** The pointer or the focus comes into the grid, or leaves it. */
  onTouched?: ((isTouched: boolean) => void) | undefined
}

/** The caption, one page of cards and the links to the others. */
export function VariantResults({
  shown,
  total,
  page,
  pages,
  toPage,
  busy = false,
  onTouched,
  heart,
  action,
}: VariantResultsProps) {
  return (
    <>
      <Caption aria-busy={busy}>
        Showing {shown.length.toLocaleString('en-IN')} of {total.toLocaleString('en-IN')} variants
      </Caption>
      <VariantGrid cards={shown} heart={heart} action={action} onTouched={onTouched} />
      <PageLinks page={page} pages={pages} to={toPage} />
    </>
  )
}

/** The caption's line, and that of what waits for it. */
export const captionBox = {
  minHeight: '6',
  marginBottom: '4',
  lg: { '&&': { gridArea: '1 / 1' }, alignSelf: 'center', marginBottom: '5' },
} as const

/** Read out by screen readers whenever it changes. */
export const Caption = chakra(
  'p',
  {
    base: {
      fontSize: 'sm',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      ...captionBox,
    },
  },
  { defaultProps: { role: 'status' } },
)
