import { NarrowedProducts } from '#src/features/storefront/products/components/listing/narrowed-products.tsx'
import { PagedMatches, PagedProducts } from '#src/features/storefront/products/components/listing/paged-products.tsx'
import { cardsPerPage, productList } from '#src/features/storefront/products/list-kinds.ts'
import { isFilteredOrSorted } from '#src/shared/shop/listing/listing.ts'
import { useListing } from '#src/shared/shop/listing/use-listing.tsx'
import { ListingFrame } from '#src/shared/shop/listing/listing-frame.tsx'
import { Loading } from '#src/shared/ui/loading/loading.tsx'
import { ListLead } from '#src/shared/shop/listing/list-lead.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { cardSlots } from './card-slots.tsx'
import { ListingSkeleton } from '#src/shared/shop/listing/variant-results.tsx'
import { useCountOfAll } from '#src/features/storefront/products/use-all-cards.ts'

const lead = 'Rings, earrings, necklaces, bangles and more, in gold, silver and platinum.'
const searchLead = 'Found by name, SKU, colour, material, category or collection.'
const failed = 'Failed to load products. Please try again later.'

/**
 * Every product. The server pages the list unless it is filtered or sorted; then all of that happens in the browser.
 */
export function ProductsPage() {
  const state = useListing(productList)
  const { listing } = state
  const countOf = useCountOfAll(listing.q)
  const Paged = listing.q === '' ? PagedProducts : PagedMatches
  return (
    <Page title={listing.q === '' ? 'All Products' : `Results for “${listing.q}”`} description={lead}>
      <ListLead text={listing.q === '' ? lead : searchLead} />
      <ListingFrame state={state} countOf={countOf}>
        {isFilteredOrSorted(listing) ? (
          <NarrowedProducts state={state} error={failed} {...cardSlots} />
        ) : (
          <Loading
            key={`${listing.q} ${listing.page}`}
            fallback={<ListingSkeleton count={cardsPerPage} />}
            error={failed}
          >
            <Paged state={state} {...cardSlots} />
          </Loading>
        )}
      </ListingFrame>
    </Page>
  )
}
