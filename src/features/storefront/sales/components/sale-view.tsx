import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useAtMinute } from '#src/shared/lib/time/now.ts'
import { saleState } from '#src/shared/shop/sale-price.ts'
import { useListing } from '#src/shared/shop/listing/use-listing.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import type { CardSlots } from '#src/shared/shop/listing/card-slots.ts'
import { WholeListing } from '#src/shared/shop/listing/whole-listing.tsx'
import { useMemo } from 'react'
import { saleCards } from '../sale-cards.ts'
import { saleCardsPerPage, saleList } from '../sale-listing.ts'

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
