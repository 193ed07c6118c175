import type { Sale } from '#openapi/generated/model/sale.ts'
import { formatDate } from '#src/shared/lib/dates.ts'
import { now } from '#src/shared/lib/now.ts'
import { Skeleton } from '#src/shared/ui/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { saleState } from '#src/shared/lib/sale-price.ts'
import { SaleNotice } from './sale-notice.tsx'

/** Under the sale's name: what it is about, and until when. Its place is kept while it is on its way. */
export function SaleHeader({ sale }: { sale: Sale | undefined }) {
  const state = sale && saleState(sale, now())
  return (
    <chakra.div minHeight={{ base: '7.5rem', md: '6rem' }} marginTop={{ base: '-3', md: '-5' }} marginBottom={{ base: '6', md: '8' }}>
      {sale === undefined || state === undefined ? (
        <>
          <Skeleton height="1.25rem" maxWidth="30rem" />
          <Skeleton height="1rem" maxWidth="14rem" marginTop="4" />
        </>
      ) : (
        <>
          <chakra.p textStyle="lead" color="fg.muted" maxWidth="prose" marginBottom="3">
            {sale.description}
          </chakra.p>
          {state === 'running' ? (
            <chakra.p fontSize="sm" color="gold.fg" fontWeight="medium">
              Until {formatDate(sale.end_date)}
            </chakra.p>
          ) : (
            <SaleNotice sale={sale} state={state} />
          )}
        </>
      )}
    </chakra.div>
  )
}
