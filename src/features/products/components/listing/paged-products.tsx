import { useListProductsSuspense } from '#openapi/generated/client/products/products.ts'
import { readProduct, variantCards } from '#src/shared/lib/product.ts'
import { cardsPerPage, type Listing } from '../../listing.ts'
import type { ListingState } from '#src/shared/lib/use-listing.ts'
import type { CardSlots } from '#src/shared/ui/listing/card-slots.ts'
import { NoVariants } from './no-variants.tsx'
import { PageBeyond } from './page-beyond.tsx'
import { VariantResults } from '#src/shared/ui/listing/variant-results.tsx'

/** One page of products as the host pages them, each with all its variants. */
export function PagedProducts({ state: { listing, change, toPage }, ...slots }: CardSlots & { state: ListingState<Listing> }) {
  const { data } = useListProductsSuspense({ page: listing.page, limit: cardsPerPage })
  const cards = data.data.flatMap((product) => variantCards(readProduct(product)))
  if (cards.length === 0) {
    return data.pagination.total > 0 ? <PageBeyond page={listing.page} to={toPage(1)} /> : <NoVariants listing={listing} onChange={change} />
  }
  return (
    <VariantResults
      shown={cards}
      total={cards.length}
      page={listing.page}
      pages={data.pagination.totalPages}
      toPage={toPage}
      {...slots}
    />
  )
}
