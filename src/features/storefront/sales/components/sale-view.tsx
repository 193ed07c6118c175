import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useAtMinute } from '#src/shared/lib/time/now.ts'
import { saleState, discounted } from '#src/shared/shop/sale-price.ts'
import { useListing } from '#src/shared/shop/listing/use-listing.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { useMemo } from 'react'
import type { CardSlots, ListedCard } from '#src/shared/shop/listing/variant-grid.tsx'
import { WholeListing } from '#src/shared/shop/listing/local-listing.tsx'
import { listFilters } from '#src/shared/shop/listing/list-filters.ts'
import type { ListKind } from '#src/shared/shop/listing/listing.ts'
import { readProduct } from '#src/shared/shop/product.ts'
import { variantCards } from '#src/shared/shop/variant-cards.ts'
import { discountText } from '#src/shared/shop/discount-text.ts'

const saleCardsPerPage = 10

const { colour, occasion, type } = listFilters

/** A sale offers two colours; every other list, that of a category too, offers them all. */
const saleList: ListKind = { filters: [{ ...colour, options: ['Gold', 'Silver'] }, occasion, type] }

interface SaleViewProps extends CardSlots {
  /** The sale's query, which the page's heading shares. */
  sale: { data: SaleWithProducts | undefined; isError: boolean; refetch: () => unknown }
}

/** The products of a sale beside their filters. */
export function SaleView({ sale: { data: sale, isError, refetch }, ...slots }: SaleViewProps) {
  const state = useListing(saleList)
  const isRunning = useAtMinute((at) => sale !== undefined && saleState(sale, at) === 'running')
  const cards = useMemo(() => sale && saleCards(sale, isRunning), [sale, isRunning])
  return (
    <WholeListing
      state={state}
      cards={cards}
      perPage={saleCardsPerPage}
      empty={
        <Empty
          title="Nothing in this sale yet"
          text="Meanwhile, have a look at the rest of the shop."
          action={<LinkButton to={paths.products()}>See the collection</LinkButton>}
        />
      }
      failure={isError ? { text: 'Failed to load products. Please try again later.', retry: refetch } : undefined}
      {...slots}
    />
  )
}

/** The variants of a sale. While it runs they have its prices and discounts, else the usual prices. */
export function saleCards(sale: SaleWithProducts, isRunning: boolean): ListedCard[] {
  return sale.sale_products.flatMap((entry) => {
    const cards = variantCards(readProduct({ ...entry.product, id: entry.product_id }))
    const saleLabel = discountText(entry)
    if (!isRunning || saleLabel === null) return cards
    return cards.map((card) => ({ ...card, price: discounted(card.price, entry), was: card.price, saleLabel }))
  })
}
