import { useListProductsSuspense } from '#openapi/generated/client/products/products.ts'
import { readProduct, variantCards } from '#src/shared/lib/product.ts'
import { cardsPerPage, type Listing } from '../../listing.ts'
import type { ListingState } from '#src/shared/lib/use-listing.ts'
import type { CardSlots } from '#src/shared/ui/listing/card-slots.ts'
import { NoVariants } from './no-variants.tsx'
import { PageBeyond } from './page-beyond.tsx'
import { VariantResults } from '#src/shared/ui/listing/variant-results.tsx'

/** One page of products as the host pages them, each with all its variants. */
export function PagedProducts({
  state: { listed, change, toPage },
  ...slots
}: CardSlots & { state: ListingState<Listing> }) {
  const { data } = useListProductsSuspense({ page: listed.page, limit: cardsPerPage })
  const cards = data.data.flatMap((product) => variantCards(readProduct(product)))
  if (cards.length === 0) {
    return data.pagination.total > 0 ? (
      <PageBeyond page={listed.page} to={toPage(1)} />
    ) : (
      <NoVariants listing={listed} onChange={change} />
    )
  }
  return (
    <VariantResults
      shown={cards}
      total={cards.length}
      page={listed.page}
      pages={data.pagination.totalPages}
      toPage={toPage}
      {...slots}
    />
  )
}
