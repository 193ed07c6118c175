import { chakra } from '@chakra-ui/react/styled-system'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { useChosen, useChosenPart } from '../../lib/react/use-address-state.ts'
import { VisuallyHidden } from '../../ui/page/layout.tsx'
import { appliedTo, type Listing, unfiltered, writeListing, readSort, sorts } from './listing.ts'
import { type ListingState, DeferredChosen } from './use-listing.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { PriceFilter } from './price-filter.tsx'
import { Select } from '../../ui/field/control.tsx'
import { entriesOf } from '../../lib/values/entries-of.ts'

interface ListingFrameProps {
  state: ListingState
  /** How many variants the chosen filters would show; undefined while unknown. */
  countOf: (listing: Listing) => number | undefined
  /** The caption, grid and page links, or their placeholder. */
  children: ReactNode
}

/** Sticky, and scrollable in a low window. */
const Side = chakra('aside', {
  base: {
    position: 'sticky',
    top: '24',
    alignSelf: 'start',
    maxHeight: 'calc(100dvh - 7rem)',
    overflowY: 'auto',
    padding: '1',
    margin: '-1',
    scrollbarWidth: 'thin',
    overscrollBehavior: 'contain',
  },
})

/** Caption and sort share the first line if there is room; everything else has its own line. */
const Results = chakra('section', {
  base: {
    outline: 'none',
    minHeight: '60vh',
    lg: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignContent: 'start',
      '& > *': { gridColumn: '1 / -1' },
    },
  },
})

/** Filters beside the list, or over it on small screens; sort and applied filters above it. */
export function ListingFrame({ state, countOf, children }: ListingFrameProps) {
  const { kind, change } = state
  const results = useRef<HTMLElement>(null)
  const id = useId()
  useListTop(results, state.listing)

  return (
    <chakra.div
      display={{ lg: 'grid' }}
      gridTemplateColumns={{ lg: '15rem minmax(0, 1fr)' }}
      columnGap={{ lg: '12', xl: '16' }}
    >
      <Side aria-label="Filters" hideBelow="lg">
        <ChosenFilters state={state} />
      </Side>
      <BusyResults state={state} ref={results} tabIndex={-1} aria-labelledby={id}>
        <VisuallyHidden as="h2" id={id}>
          Products
        </VisuallyHidden>
        <chakra.div
          display="flex"
          gap="3"
          justifyContent="space-between"
          marginBottom="5"
          lg={{ '&&': { gridArea: '1 / 2' } }}
        >
          <DeferredChosen state={state}>
            {(listing) => <FilterDrawer kind={kind} listing={listing} countOf={countOf} />}
          </DeferredChosen>
          <SortSelect state={state} />
        </chakra.div>
        <DeferredChosen state={state}>
          {(listing) => (
            <AppliedFilters
              applied={appliedTo(listing, kind)}
              none={{ ...unfiltered(kind), q: '' }}
              onChange={change}
            />
          )}
        </DeferredChosen>
        {children}
      </BusyResults>
    </chakra.div>
  )
}

function ChosenFilters({ state }: Pick<ListingFrameProps, 'state'>) {
  return (
    <FilterPanel kind={state.kind} listing={useChosen(state.format)} onChange={state.change}>
      <ChosenPrice state={state} />
    </FilterPanel>
  )
}

/** Apart, so that a step of the slider renders nothing else. */
function ChosenPrice({ state: { format, change } }: Pick<ListingFrameProps, 'state'>) {
  const min = useChosenPart(format, (listing) => listing.min, 'moving')
  const max = useChosenPart(format, (listing) => listing.max, 'moving')
  return <PriceFilter min={min} max={max} onChange={change} />
}

/** The results, busy until they follow what was chosen. */
function BusyResults({ state, ...rest }: Pick<ListingFrameProps, 'state'> & ComponentProps<typeof Results>) {
  const chosen = useChosenPart(state.format, (listing) => writeListing(listing).toString())
  return <Results {...rest} aria-busy={chosen !== writeListing(state.listing).toString()} />
}

/**
 * After a page link, scroll and focus go to the top of the list; a filter that leads back to page 1 keeps the focus.
 * Back restores its own position.
 */
function useListTop(results: RefObject<HTMLElement | null>, listing: Listing): void {
  const navigation = useNavigationType()
  const { page } = listing
  const filters = writeListing({ ...listing, page: 1 }).toString()
  const last = useRef({ page, filters })
  useEffect(() => {
    const before = last.current
    last.current = { page, filters }
    if (before.page === page || navigation !== NavigationType.Push) return
    results.current?.scrollIntoView({ block: 'start' })
    if (before.filters === filters) results.current?.focus({ preventScroll: true })
  }, [page, filters, navigation, results])
}

/** The sort order of a list. */
function SortSelect({ state }: { state: ListingState }) {
  return (
    <chakra.div width={{ base: '100%', sm: '13.5rem' }}>
      <Select
        aria-label="Sort"
        value={useChosenPart(state.format, ({ sort }) => sort)}
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
