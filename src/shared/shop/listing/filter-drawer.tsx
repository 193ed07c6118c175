import { chakra } from '@chakra-ui/react/styled-system'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type NavigateFunction, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { plural } from '../../lib/text/plural.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Icon } from '../../ui/icons/icons.tsx'
import { VisuallyHidden } from '../../ui/page/layout.tsx'
import { useMedia } from '../../ui/media-query/use-media.ts'
import {
  changedListing,
  filtersOpen,
  isFiltered,
  type Listing,
  type ListKind,
  unfiltered,
  writeListing,
} from './listing.ts'
import { FilterPanel } from './filter-panel.tsx'
import { PriceFilter } from './price-filter.tsx'

interface FilterDrawerProps {
  kind: ListKind
  listing: Listing
  /** How many variants the chosen filters would show; undefined while unknown. */
  countOf: (listing: Listing) => number | undefined
}

const openState = { filters: true }

function show(navigate: NavigateFunction, search: string, replace: boolean): void {
  void navigate({ search }, { replace, preventScrollReset: true })
}

/**
 * The filters on small screens. The open drawer has its own history entry, so that Back closes it. However it closes,
 * the choices are applied as one step that Back undoes. A reload or a wide screen closes it.
 */
export function FilterDrawer({ kind, listing, countOf }: FilterDrawerProps) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigationType()
  const open = filtersOpen(state)
  const [draft, setDraft] = useState(listing)
  const wasOpen = useRef(open)
  // Back takes a moment, in which a second press must not go back once more.
  const isClosing = useRef(false)
  const drafted = writeListing(draft).toString()
  const chosen = drafted !== writeListing(listing).toString()

  useClosedAtStart(open, () => show(navigate, search, true))
  useWideScreen(() => open && close())

  useEffect(() => {
    if (wasOpen.current && !open && navigation === NavigationType.Pop && chosen) show(navigate, drafted, false)
    if (!open) isClosing.current = false
    wasOpen.current = open
  }, [open, navigation, chosen, drafted, navigate])

  function openIt(): void {
    setDraft(listing)
    void navigate({ search }, { state: openState, preventScrollReset: true })
  }
  function close(): void {
    if (isClosing.current) return
    isClosing.current = true
    if (chosen) show(navigate, drafted, true)
    else void navigate(-1)
  }
  function change(patch: Partial<Listing>): void {
    setDraft((newest) => changedListing(newest, patch))
  }
  // Deferred, so that a tick does not wait for thousands of cards.
  const counted = useDeferredValue(draft)
  const count = open ? countOf(counted) : undefined

  return (
    <>
      <Button variant="outline" onClick={openIt} aria-haspopup="dialog" hideFrom="lg" flexShrink="0">
        <Icon name="filter" />
        Filters
        {isFiltered(listing) && (
          <>
            <VisuallyHidden>, some are applied</VisuallyHidden>
            <chakra.span aria-hidden="true" boxSize="1.5" borderRadius="full" bg="accent" />
          </>
        )}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Filters"
        shape="left"
        footer={
          <>
            <Button variant="ghost" aria-disabled={!isFiltered(draft)} onClick={() => change(unfiltered(kind))}>
              Clear filters
            </Button>
            <Button flex="1" onClick={close}>
              {count === undefined ? 'Show variants' : `Show ${plural(count, 'variant')}`}
            </Button>
          </>
        }
      >
        <FilterPanel kind={kind} listing={draft} onChange={change}>
          <PriceFilter min={draft.min} max={draft.max} onChange={change} />
        </FilterPanel>
      </Dialog>
    </>
  )
}

/** The drawer's history entry survives a reload; the drawer does not. */
function useClosedAtStart(open: boolean, close: () => void): void {
  const isOpenAtStart = useRef(open)
  const onStart = useEffectEvent(close)
  useEffect(() => {
    if (isOpenAtStart.current) onStart()
    isOpenAtStart.current = false
  }, [])
}

/** On a wide screen the filters are beside the list. */
function useWideScreen(onWide: () => void): void {
  const isWide = useMedia('(min-width: 64rem)')
  const widened = useEffectEvent(onWide)
  useEffect(() => {
    if (isWide) widened()
  }, [isWide])
}
