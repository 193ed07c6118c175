import type { SaleWithProducts } from '#openapi/generated/model/saleWithProducts.ts'
import { useAtMinute } from '#src/shared/lib/time/now.ts'
import { saleState } from '#src/shared/shop/sale-price.ts'
import { useListing } from '#src/shared/shop/use-listing.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import type { CardSlots } from '#src/shared/ui/listing/card-slots.ts'
import { ListingFrame } from '#src/shared/ui/listing/listing-frame.tsx'
import { ListingSkeleton } from '#src/shared/ui/listing/listing-skeleton.tsx'
import { type ComponentProps, useDeferredValue, useMemo } from 'react'
import { saleCards } from '../sale-cards.ts'
import { narrowSale, saleCardsPerPage, type SaleListing, saleRules } from '../sale-listing.ts'
import { SaleFilters } from './sale-filters.tsx'
import { SaleResults } from './sale-results.tsx'

interface SaleViewProps extends CardSlots {
  /** The sale's query, which the page's heading shares. */
  sale: { data: SaleWithProducts | undefined; isError: boolean; refetch: () => unknown }
}

const panel: ComponentProps<typeof ListingFrame<SaleListing>>['panel'] = (listing, change, settle = 0) => (
  <SaleFilters listing={listing} onChange={change} settle={settle} />
)

/** The products of a sale beside their filters. */
export function SaleView({ sale: { data: newest, isError: isDown, refetch }, ...slots }: SaleViewProps) {
  const state = useListing(saleRules)
  // Deferred, so that the cards are rendered in several tasks.
  const data = useDeferredValue(newest)
  const sale = Array.isArray(data?.sale_products) ? data : undefined
  const isRunning = useAtMinute((at) => sale !== undefined && saleState(sale, at) === 'running')
  const cards = useMemo(() => sale && saleCards(sale, isRunning), [sale, isRunning])
  // An answer without products is a failure too.
  const isError = isDown || (data !== undefined && cards === undefined)
  return (
    <ListingFrame
      rules={saleRules}
      state={state}
      countOf={(listing) => cards && narrowSale(cards, listing).length}
      panel={panel}
    >
      {cards !== undefined && <SaleResults state={state} cards={cards} {...slots} />}
      {cards === undefined && !isError && <ListingSkeleton count={saleCardsPerPage} />}
      {cards === undefined && isError && (
        <Failed text="Failed to load products. Please try again later." onRetry={() => void refetch()} />
      )}
    </ListingFrame>
  )
}
