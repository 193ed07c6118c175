import { chakra } from '@chakra-ui/react/styled-system'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import type { ListingState } from '#src/shared/shop/listing/use-listing.tsx'
import { mostPages } from '#src/shared/api/walk-pages.ts'
import { formatNumber } from '#src/shared/lib/text/numbers.ts'
import { cardsPerPage } from '../../list-kinds.ts'
import { useAllCards } from '../../use-all-cards.ts'
import { LocalListing } from '#src/shared/shop/listing/local-listing.tsx'
import { NoProducts } from './no-products.tsx'
import type { CardSlots } from '#src/shared/shop/listing/variant-grid.tsx'
import { ListingSkeleton } from '#src/shared/shop/listing/variant-results.tsx'

interface NarrowedProductsProps extends CardSlots {
  state: ListingState
  error: string
}

/** The whole shop, filtered and sorted here. Cards show as their pages arrive, with the progress above them. */
export function NarrowedProducts({ state, error, ...slots }: NarrowedProductsProps) {
  const all = useAllCards({ q: state.listing.q })
  const { cards, done, pages } = all
  if (cards === undefined) {
    return all.isError ? (
      <Failed text={error} onRetry={() => void all.refetch()} />
    ) : (
      <ListingSkeleton count={cardsPerPage} />
    )
  }
  const incomplete = done < pages
  const isEndless = incomplete && done >= mostPages
  return (
    <>
      {incomplete && all.isError && <Failed text={error} onRetry={() => void all.refetch()} />}
      {incomplete && !all.isError && <Progress done={done} pages={pages} />}
      {(!incomplete || cards.length > 0) && (
        <LocalListing
          state={state}
          cards={cards}
          perPage={cardsPerPage}
          empty={<NoProducts state={state} />}
          busy={incomplete && !isEndless}
          {...slots}
        />
      )}
    </>
  )
}

function Progress({ done, pages }: { done: number; pages: number }) {
  return (
    <chakra.div marginBottom="4">
      <chakra.p fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {done < mostPages
          ? `Looking through all products: ${done} of ${formatNumber(pages)} pages`
          : `Only the first ${formatNumber(done)} of ${formatNumber(pages)} pages of products are counted here. Search for something rarer.`}
      </chakra.p>
      <chakra.progress
        aria-label="Products looked through"
        value={done}
        max={pages}
        width="full"
        height="2px"
        appearance="none"
        css={{
          '&::-webkit-progress-bar': { bg: 'bg.muted' },
          '&::-webkit-progress-value': { bg: 'accent' },
          '&::-moz-progress-bar': { bg: 'accent' },
        }}
      />
    </chakra.div>
  )
}
