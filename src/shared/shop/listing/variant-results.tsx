import { chakra } from '@chakra-ui/react/styled-system'
import { pageOfListing, isFiltered, unfiltered } from './listing.ts'
import type { ListingState } from './use-listing.tsx'
import { useChosen } from '../../lib/react/use-address-state.ts'
import { formatNumber } from '../../lib/text/numbers.ts'
import { PageLinks } from '../../ui/page-links/page-links.tsx'
import { VariantGrid, type CardSlots, type ListedCard } from './variant-grid.tsx'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Empty } from '../../ui/empty/empty.tsx'
import { GridSkeleton, Skeleton } from '../../ui/loading/skeleton.tsx'

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
      <ChosenPages state={state} page={page} pages={pages} />
    </>
  )
}

/** Neither in the frame of a press nor deferred: a link pressed right after a filter leads on with it. */
function ChosenPages({ state, ...rest }: Pick<VariantResultsProps, 'state' | 'page' | 'pages'>) {
  const listing = useChosen(state.format, 'due')
  return <PageLinks {...rest} to={(to) => pageOfListing(listing, to)} />
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

interface NoVariantsProps {
  state: ListingState
  /** Shown if it is empty without a filter. */
  children: ReactNode
}

/** An empty list: because of its filters, or for another reason. */
export function NoVariants({ state: { kind, listing, change }, children }: NoVariantsProps) {
  return (
    <>
      <Caption>Showing 0 of 0 variants</Caption>
      {isFiltered(listing) ? (
        <Empty
          title="Nothing matches these filters"
          text="Try fewer filters, or a wider price range."
          action={<Button onClick={() => change(unfiltered(kind))}>Clear filters</Button>}
        />
      ) : (
        children
      )}
    </>
  )
}

const CaptionPlace = chakra('div', { base: { ...captionBox, display: 'grid', alignItems: 'center' } })

/** Placeholder for caption and grid. */
export function ListingSkeleton({ count }: { count: number }) {
  return (
    <>
      <CaptionPlace>
        <Skeleton height="1rem" width="12rem" />
      </CaptionPlace>
      <GridSkeleton count={count} columns={3} action />
    </>
  )
}
