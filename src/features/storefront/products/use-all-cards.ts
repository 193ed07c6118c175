import type { Product } from '#openapi/generated/model/product.ts'
import { allMatches, allProducts } from '#src/shared/shop/all-products.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { variantCards } from '#src/shared/shop/variant-cards.ts'
import { pricedNow } from '#src/shared/shop/sale-price.ts'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { ListedCard } from '#src/shared/shop/listing/variant-grid.tsx'
import { useLocation } from 'react-router-dom'
import { filtersOpen, type Listing } from '#src/shared/shop/listing/listing.ts'
import { matchingCards } from '#src/shared/shop/listing/matching-cards.ts'
import { productList } from './list-kinds.ts'

/** The cards of a product. */
export const cardsOf = (product: Product) => variantCards(readProduct(product))

const everyCard = allProducts('cards', cardsOf)

/** The cards of the whole shop, or of all matches of a search, at current prices, as far as they have loaded. */
export function useAllCards({ q, enabled = true }: { q: string; enabled?: boolean }) {
  const query = useQuery({ ...(q === '' ? everyCard : allMatches(q, 'cards', cardsOf)), enabled })
  // Deferred, so that a press takes priority over thousands of new cards.
  const data = useDeferredValue(enabled ? query.data : undefined)
  const offers = useOffers()
  const cards = useMemo<ListedCard[] | undefined>(() => data && pricedNow(data.rows.flat(), offers), [data, offers])
  return { cards, done: data?.done ?? 0, pages: data?.pages ?? 1, isError: query.isError, refetch: query.refetch }
}

/** How many variants the chosen filters would show. The whole shop is loaded for it once the drawer of a small screen is open. */
export function useCountOfAll(q: string): (listing: Listing) => number | undefined {
  const { state } = useLocation() as { state: unknown }
  const { cards, done, pages } = useAllCards({ q, enabled: filtersOpen(state) })
  return (listing) => (cards && done === pages ? matchingCards(cards, listing, productList).length : undefined)
}
