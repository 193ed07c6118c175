import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { plural } from '#src/shared/lib/plural.ts'
import { Button } from '#src/shared/ui/button.tsx'
import { Dialog } from '#src/shared/ui/dialog.tsx'
import { Icon } from '#src/shared/ui/icons.tsx'
import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { isFiltered, type Listing, unfiltered } from '../../listing.ts'
import { writeListing } from '../../listing-url.ts'
import { filtersOpen } from '../../use-count-of-all.ts'
import { FilterPanel } from './filter-panel.tsx'

interface FilterDrawerProps {
  listing: Listing
  /** How many variants a choice of filters would show; undefined while that is not known. */
  countOf: (listing: Listing) => number | undefined
}

const openState = { filters: true }

const addressOf = (listing: Listing) => writeListing(listing).toString()

function show(navigate: NavigateFunction, listing: Listing, replace: boolean): void {
  void navigate({ search: addressOf(listing) }, { replace, preventScrollReset: true })
}

/**
 * The filters on small screens. While it is open it has an entry of its own in the history, so that Back closes it.
 * Whichever way it closes, what was chosen is applied, as one step that Back undoes.
 */
export function FilterDrawer({ listing, countOf }: FilterDrawerProps) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigationType()
  const open = filtersOpen(state)
  const [draft, setDraft] = useState(listing)
  const wasOpen = useRef(open)
  const chosen = addressOf(draft) !== addressOf(listing)

  useEffect(() => {
    if (wasOpen.current && !open && navigation === 'POP' && chosen) show(navigate, draft, false)
    wasOpen.current = open
  }, [open, navigation, chosen, draft, navigate])

  function openIt(): void {
    setDraft(listing)
    void navigate({ search }, { state: openState, preventScrollReset: true })
  }
  const close = () => (chosen ? show(navigate, draft, true) : void navigate(-1))
  const change = (patch: Partial<Listing>) => setDraft({ ...draft, ...patch, page: 1 })
  const count = open ? countOf(draft) : undefined

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
            <Button variant="ghost" aria-disabled={!isFiltered(draft)} onClick={() => change(unfiltered)}>
              Clear filters
            </Button>
            <Button flex="1" onClick={close}>
              {count === undefined ? 'Show variants' : `Show ${plural(count, 'variant')}`}
            </Button>
          </>
        }
      >
        <FilterPanel listing={draft} onChange={change} />
      </Dialog>
    </>
  )
}
