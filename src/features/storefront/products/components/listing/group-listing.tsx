import { useMemo } from 'react'
import type { Product } from '#openapi/generated/model/product.ts'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { variantCards } from '#src/shared/shop/variant-cards.ts'
import { pricedNow } from '#src/shared/shop/sale-price.ts'
import type { ListKind } from '#src/shared/shop/listing/listing.ts'
import { useListing } from '#src/shared/shop/listing/use-listing.tsx'
import { cardsPerPage } from '../../list-kinds.ts'
import { NoProducts } from './no-products.tsx'
import type { CardSlots } from '#src/shared/shop/listing/variant-grid.tsx'
import { WholeListing } from '#src/shared/shop/listing/local-listing.tsx'

interface GroupListingProps extends CardSlots {
  /** The query of a category or collection, which the page's heading shares. */
  group: { data: { products: Product[] } | undefined; isError: boolean; refetch: () => unknown }
  kind: ListKind
  error: string
}

/** The products of a category or collection. The server sends all of them, so they are paged here. */
export function GroupListing({ group: { data, isError, refetch }, kind, error, ...slots }: GroupListingProps) {
  const state = useListing(kind)
  const offers = useOffers()
  const cards = useMemo(
    () => data && pricedNow(data.products.map(readProduct).flatMap(variantCards), offers),
    [data, offers],
  )
  return (
    <WholeListing
      state={state}
      cards={cards}
      perPage={cardsPerPage}
      empty={<NoProducts state={state} />}
      failure={isError ? { text: error, retry: refetch } : undefined}
      {...slots}
    />
  )
}
