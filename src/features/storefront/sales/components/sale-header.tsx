import type { Sale } from '#openapi/generated/model/sale.ts'
import { formatDate } from '#src/shared/lib/dates.ts'
import { now } from '#src/shared/lib/now.ts'
import { ListLead } from '#src/shared/ui/listing/list-lead.tsx'
import { Skeleton } from '#src/shared/ui/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { saleState } from '#src/shared/lib/sale-price.ts'
import { SaleNotice } from './sale-notice.tsx'

/** Under the sale's name: what it is about, and until when. Its place is kept while it is on its way. */
export function SaleHeader({ sale }: { sale: Sale | undefined }) {
  return (
    <ListLead text={sale?.description}>
      <chakra.div marginTop="3" minHeight="6">
        {sale === undefined ? <Skeleton height="1rem" maxWidth="10rem" /> : <Period sale={sale} />}
      </chakra.div>
    </ListLead>
  )
}

function Period({ sale }: { sale: Sale }) {
  const state = saleState(sale, now())
  if (state !== 'running') return <SaleNotice sale={sale} state={state} />
  return (
    <chakra.p fontSize="sm" color="gold.fg" fontWeight="medium">
      Until {formatDate(sale.end_date)}
    </chakra.p>
  )
}
