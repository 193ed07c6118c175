import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useCallback, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import type { Listing } from '../../listing.ts'
import type { ListingState } from '../../use-listing.ts'
import { AppliedFilters } from './applied-filters.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { SortSelect } from './sort-select.tsx'

interface ListingFrameProps {
  state: ListingState
  countOf: (listing: Listing) => number | undefined
  /** The caption, the grid and the page links, or what stands in for them. */
  children: ReactNode
}

const settle = 350

/** Filters beside the list, or over it on small screens; sort and applied filters above it. */
export function ListingFrame({ state: { listing, change }, countOf, children }: ListingFrameProps) {
  const results = useRef<HTMLElement>(null)
  const focusResults = useCallback(() => results.current?.focus({ preventScroll: true }), [])
  useListTop(results, listing.page)

  return (
    <chakra.div display={{ lg: 'grid' }} gridTemplateColumns={{ lg: '15rem minmax(0, 1fr)' }} columnGap={{ lg: '12', xl: '16' }}>
      <chakra.aside aria-label="Filters" hideBelow="lg">
        <FilterPanel listing={listing} onChange={change} settle={settle} />
      </chakra.aside>
      <chakra.section ref={results} tabIndex={-1} aria-label="Products" outline="none" scrollMarginTop="24" minHeight="60vh">
        <chakra.div display="flex" gap="3" justifyContent={{ base: 'space-between', lg: 'flex-end' }} marginBottom="5">
          <FilterDrawer listing={listing} countOf={countOf} />
          <SortSelect value={listing.sort} onChange={(sort) => change({ sort })} />
        </chakra.div>
        <AppliedFilters listing={listing} onChange={change} onEmptied={focusResults} />
        {children}
      </chakra.section>
    </chakra.div>
  )
}

/** After a press on a page link the list begins at its top, for eyes and for the keyboard. Back finds its own place. */
function useListTop(results: React.RefObject<HTMLElement | null>, page: number): void {
  const navigation = useNavigationType()
  const last = useRef(page)
  useEffect(() => {
    if (last.current === page) return
    last.current = page
    if (navigation !== 'PUSH') return
    results.current?.scrollIntoView({ block: 'start' })
    results.current?.focus({ preventScroll: true })
  }, [page, navigation, results])
}
