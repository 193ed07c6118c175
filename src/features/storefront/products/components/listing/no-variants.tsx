import { paths } from '#src/shared/lib/paths.ts'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { isFiltered, type Listing, unfiltered } from '../../listing.ts'
import { Caption } from '#src/shared/ui/listing/variant-results.tsx'

interface NoVariantsProps {
  listing: Listing
  onChange: (patch: Partial<Listing>) => void
}

/** An empty list: because of the filters or the search, or because there are no products yet. */
export function NoVariants({ listing, onChange }: NoVariantsProps) {
  return (
    <>
      <Caption>Showing 0 of 0 variants</Caption>
      <Reason listing={listing} onChange={onChange} />
    </>
  )
}

function Reason({ listing, onChange }: NoVariantsProps) {
  if (isFiltered(listing)) {
    return (
      <Empty
        title="Nothing matches these filters"
        text="Try another colour or a wider price range."
        action={<Button onClick={() => onChange(unfiltered)}>Clear filters</Button>}
      />
    )
  }
  if (listing.q !== '') {
    return (
      <Empty
        title={`No results found for “${listing.q}”`}
        text="Check the spelling, try fewer words, or look at everything we have."
        action={<Button onClick={() => onChange({ q: '' })}>Show all products</Button>}
      />
    )
  }
  return (
    <Empty
      title="Nothing here yet"
      text="New jewellery comes in often. Meanwhile, have a look at the rest of the shop."
      action={<LinkButton to={paths.home()}>Back to home</LinkButton>}
    />
  )
}
