import { useMemo } from 'react'
import type { Product } from '#openapi/generated/model/product.ts'
import { readProduct, variantCards } from '#src/shared/lib/product.ts'
import { Failed } from '#src/shared/ui/failed.tsx'
import { cardsPerPage, matching } from '../../listing.ts'
import { useListing } from '#src/shared/lib/use-listing.ts'
import { listingRules } from '../../listing-rules.ts'
import type { CardSlots } from '#src/shared/ui/listing/card-slots.ts'
import { ProductsFrame } from './products-frame.tsx'
import { ListingSkeleton } from '#src/shared/ui/listing/listing-skeleton.tsx'
import { LocalListing } from './local-listing.tsx'

interface GroupListingProps extends CardSlots {
  /** A category or a collection, as its query stands: the page's heading hangs on the same one. */
  group: { data: { products: Product[] } | undefined; isError: boolean; refetch: () => unknown }
  error: string
}

/** The products of a category or a collection, which come whole: paged here. */
export function GroupListing({ group: { data, isError, refetch }, error, ...slots }: GroupListingProps) {
  const state = useListing(listingRules)
  const cards = useMemo(() => data?.products.flatMap((product) => variantCards(readProduct(product))), [data])
  return (
    <ProductsFrame state={state} countOf={(listing) => cards && matching(cards, listing).length}>
      {cards !== undefined && <LocalListing state={state} cards={cards} {...slots} />}
      {cards === undefined && !isError && <ListingSkeleton count={cardsPerPage} />}
      {cards === undefined && isError && <Failed text={error} onRetry={() => void refetch()} />}
    </ProductsFrame>
  )
}
