import { ListingSkeleton } from '#src/shared/ui/listing/listing-skeleton.tsx'
import { NarrowedProducts } from '#src/features/storefront/products/components/listing/narrowed-products.tsx'
import { PagedProducts } from '#src/features/storefront/products/components/listing/paged-products.tsx'
import { ProductsFrame } from '#src/features/storefront/products/components/listing/products-frame.tsx'
import { cardsPerPage, isNarrowed } from '#src/features/storefront/products/listing.ts'
import { useCountOfAll } from '#src/features/storefront/products/use-count-of-all.ts'
import { listingRules } from '#src/features/storefront/products/listing-rules.ts'
import { useListing } from '#src/shared/lib/use-listing.ts'
import { Loading } from '#src/shared/ui/loading.tsx'
import { ListLead } from '#src/shared/ui/listing/list-lead.tsx'
import { Page } from '#src/shared/ui/page.tsx'
import { cardSlots } from './card-slots.tsx'

const lead = 'Rings, earrings, necklaces, bangles and more, in gold, silver and platinum.'
const failed = 'Failed to load products. Please try again later.'

/** Every product: paged by the host while nothing is filtered or sorted, else filtered, sorted and paged here. */
export function ProductsPage() {
  const state = useListing(listingRules)
  const { listed } = state
  const countOf = useCountOfAll()
  return (
    <Page title="All Products" description={lead}>
      <ListLead text={lead} />
      <ProductsFrame state={state} countOf={countOf}>
        {isNarrowed(listed) ? (
          <NarrowedProducts state={state} error={failed} {...cardSlots} />
        ) : (
          <Loading key={listed.page} fallback={<ListingSkeleton count={cardsPerPage} />} error={failed}>
            <PagedProducts state={state} {...cardSlots} />
          </Loading>
        )}
      </ProductsFrame>
    </Page>
  )
}
