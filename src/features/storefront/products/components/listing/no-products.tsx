import { paths } from '#src/shared/lib/paths.ts'
import type { ListingState } from '#src/shared/shop/listing/use-listing.tsx'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'

/** Why an unfiltered list is empty: the search finds nothing, or there are no products yet. */
export function NoProducts({ state: { listing, change } }: { state: ListingState }) {
  if (listing.q !== '') {
    return (
      <Empty
        title={`No results found for “${listing.q}”`}
        text="Check the spelling, try fewer words, or look at everything we have."
        action={<Button onClick={() => change({ q: '' })}>Show all products</Button>}
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
