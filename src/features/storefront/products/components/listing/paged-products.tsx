import { useListProductsSuspense } from '#openapi/generated/client/products/products.ts'
import { useSearchProductsSuspense } from '#openapi/generated/client/search/search.ts'
import type { Product } from '#openapi/generated/model/product.ts'
import { useMemo } from 'react'
import { searchOf } from '#src/shared/shop/all-products.ts'
import { useOffers } from '#src/shared/shop/use-offers.ts'
import { pageOfCards } from '#src/shared/shop/listing/matching-cards.ts'
import { pricedNow } from '#src/shared/shop/sale-price.ts'
import { cardsPerPage } from '../../list-kinds.ts'
import { cardsOf } from '../../use-all-cards.ts'
import { pageOfListing } from '#src/shared/shop/listing/listing.ts'
import type { ListingState } from '#src/shared/shop/listing/use-listing.tsx'
import { NoProducts } from './no-products.tsx'
import { PageBeyond } from '#src/shared/ui/page/page-beyond.tsx'
import { VariantResults, NoVariants } from '#src/shared/shop/listing/variant-results.tsx'
import type { CardSlots } from '#src/shared/shop/listing/variant-grid.tsx'

type PageProps = CardSlots & { state: ListingState }

/** One page of products from the server, each with all its variants. */
export function PagedProducts(props: PageProps) {
  const { data, pagination } = useListProductsSuspense({
    page: props.state.listing.page,
    limit: cardsPerPage,
  }).data
  return <HostPage {...props} products={data} total={pagination.total} pages={pagination.totalPages} />
}

/** One page of search results from the server. */
export function PagedMatches(props: PageProps) {
  const { q, page } = props.state.listing
  const { data, pagination } = useSearchProductsSuspense(searchOf(q, page)).data
  return <HostPage {...props} products={data} total={pagination.total} pages={pagination.pages} />
}

interface HostPageProps extends PageProps {
  products: readonly Product[]
  /** The number of products in the whole list. */
  total: number
  pages: number
}

function HostPage({ products, total, pages: sent, state, ...slots }: HostPageProps) {
  const { listing } = state
  const offers = useOffers()
  const { shown, page, pages } = useMemo(() => pageOf(products, listing.page, sent), [products, listing.page, sent])
  const cards = useMemo(() => pricedNow(shown.flatMap(cardsOf), offers), [shown, offers])
  if (cards.length > 0)
    return <VariantResults state={state} shown={cards} total={cards.length} page={page} pages={pages} {...slots} />
  if (total > 0 && listing.page > 1) return <PageBeyond page={listing.page} to={pageOfListing(listing, 1)} />
  return (
    <NoVariants state={state}>
      <NoProducts state={state} />
    </NoVariants>
  )
}

/** The requested page. A server without pages sends every product at once. */
function pageOf(products: readonly Product[], page: number, pages: number) {
  if (pages > 1 || products.length <= cardsPerPage) return { shown: products, page, pages }
  return pageOfCards(products, page, cardsPerPage)
}
