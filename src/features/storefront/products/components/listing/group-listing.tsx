import { useDeferredValue, useMemo } from 'react'
import type { Product } from '#openapi/generated/model/product.ts'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { readProducts } from '#src/shared/shop/product.ts'
import { variantCards } from '#src/shared/shop/variant-cards.ts'
import { pricedNow } from '#src/shared/shop/sale-price.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { cardsPerPage, matching } from '../../listing.ts'
import { useListing } from '#src/shared/shop/use-listing.ts'
import { listingRules } from '../../listing-rules.ts'
import type { CardSlots } from '#src/shared/ui/listing/card-slots.ts'
import { ProductsFrame } from './products-frame.tsx'
import { ListingSkeleton } from '#src/shared/ui/listing/listing-skeleton.tsx'
import { LocalListing } from './local-listing.tsx'

interface GroupListingProps extends CardSlots {
  /** The query of a category or collection, which the page's heading shares. */
  group: { data: { products: Product[] } | undefined; isError: boolean; refetch: () => unknown }
  error: string
  /** Whether to offer the filters for occasion and type too. */
  byOccasion?: boolean
}

/** The products of a category or collection. The server sends all of them, so they are paged here. */
export function GroupListing({
  group: { data: newest, isError: isDown, refetch },
  error,
  byOccasion = false,
  ...slots
}: GroupListingProps) {
  const state = useListing(listingRules)
  // Deferred, so that the cards are rendered in several tasks.
  const data = useDeferredValue(newest)
  const offers = useOffers()
  const cards = useMemo(
    () =>
      Array.isArray(data?.products) ? pricedNow(readProducts(data.products).flatMap(variantCards), offers) : undefined,
    [data, offers],
  )
  // An answer without products is a failure too.
  const isError = isDown || (data !== undefined && cards === undefined)
  return (
    <ProductsFrame
      state={state}
      byOccasion={byOccasion}
      countOf={(listing) => cards && matching(cards, listing).length}
    >
      {cards !== undefined && <LocalListing state={state} cards={cards} {...slots} />}
      {cards === undefined && !isError && <ListingSkeleton count={cardsPerPage} />}
      {cards === undefined && isError && <Failed text={error} onRetry={() => void refetch()} />}
    </ProductsFrame>
  )
}
