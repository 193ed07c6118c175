import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { Empty } from '#src/shared/ui/empty/empty.tsx'
import { pageOfCards } from '#src/shared/shop/listing.ts'
import type { ListingState } from '#src/shared/shop/use-listing.ts'
import type { CardSlots, ListedCard } from '#src/shared/ui/listing/card-slots.ts'
import { Caption, VariantResults } from '#src/shared/ui/listing/variant-results.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { useMemo } from 'react'
import { narrowSale, saleCardsPerPage, type SaleListing, saleRules } from '../sale-listing.ts'

interface SaleResultsProps extends CardSlots {
  state: ListingState<SaleListing>
  cards: readonly ListedCard[]
}

/** The variants of a sale: filtered, sorted, ten a page. */
export function SaleResults({ state: { listed, change, toPage }, cards, ...slots }: SaleResultsProps) {
  const kept = useMemo(() => narrowSale(cards, listed), [cards, listed])
  const page = useMemo(() => pageOfCards(kept, listed.page, saleCardsPerPage), [kept, listed.page])
  if (kept.length > 0) return <VariantResults {...page} total={kept.length} toPage={toPage} {...slots} />
  return (
    <>
      <Caption>Showing 0 of 0 variants</Caption>
      {saleRules.isFiltered(listed) ? (
        <Empty
          title="Nothing matches these filters"
          text="Try another colour, occasion or type, or a wider price range."
          action={<Button onClick={() => change(saleRules.unfiltered)}>Clear filters</Button>}
        />
      ) : (
        <Empty
          title="Nothing in this sale yet"
          text="Meanwhile, have a look at the rest of the shop."
          action={<LinkButton to={paths.products()}>See the collection</LinkButton>}
        />
      )}
    </>
  )
}
