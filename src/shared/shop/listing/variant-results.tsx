import { chakra } from '@chakra-ui/react/styled-system'
import { pageOfListing } from './listing.ts'
import type { ListingState } from './use-listing.ts'
import { formatNumber } from '../../lib/text/numbers.ts'
import { PageLinks } from '../../ui/page-links/page-links.tsx'
import type { CardSlots, ListedCard } from './card-slots.ts'
import { Settled } from './settled.tsx'
import { VariantGrid } from './variant-grid.tsx'

interface VariantResultsProps extends CardSlots {
  state: ListingState
  shown: readonly ListedCard[]
  /** Number of variants that match, on all pages. */
  total: number
  page: number
  pages: number
  busy?: boolean
  /** Called when the pointer or the focus enters or leaves the grid. */
  onTouched?: ((isTouched: boolean) => void) | undefined
}

/** The caption, one page of cards and the page links. */
export function VariantResults({
  state,
  shown,
  total,
  page,
  pages,
  busy = false,
  onTouched,
  heart,
  action,
}: VariantResultsProps) {
  return (
    <>
      <Caption aria-busy={busy}>{`Showing ${formatNumber(shown.length)} of ${formatNumber(total)} variants`}</Caption>
      <VariantGrid cards={shown} heart={heart} action={action} onTouched={onTouched} />
      <Settled state={state}>
        {(listing) => <PageLinks page={page} pages={pages} to={(to) => pageOfListing(listing, to)} />}
      </Settled>
    </>
  )
}

/** The line of the caption, shared with its placeholder. */
export const captionBox = {
  minHeight: '6',
  marginBottom: '4',
  lg: { '&&': { gridArea: '1 / 1' }, alignSelf: 'center', marginBottom: '5' },
} as const

/** Screen readers announce its changes. */
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
