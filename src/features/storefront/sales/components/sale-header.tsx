import type { Sale } from '#openapi/generated/model/sale.ts'
import { mediaUrl } from '#src/shared/api/media.ts'
import { formatDate } from '#src/shared/lib/time/dates.ts'
import { useAtMinute } from '#src/shared/lib/time/now.ts'
import { saleState } from '#src/shared/shop/sale-price.ts'
import { ListLead } from '#src/shared/ui/listing/list-lead.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { Skeleton } from '#src/shared/ui/loading/skeleton.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { SaleNotice } from './sale-notice.tsx'

/** High enough for the text of any sale, so that nothing moves when it arrives. */
const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '5.5rem minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' },
    columnGap: { base: '4', md: '6' },
    alignItems: 'start',
    minHeight: { base: '10.75rem', sm: '8.5rem' },
  },
})

/** Below the sale's name: its picture, description and end. */
export function SaleHeader({ sale }: { sale: Sale | undefined }) {
  return (
    <Head>
      <chakra.div aspectRatio="1" borderRadius="sm" overflow="hidden" marginTop={{ base: '-3', md: '-5' }}>
        {sale === undefined && <Skeleton height="full" />}
        {sale?.thumbnail && <Picture src={mediaUrl(sale.thumbnail)} alt="" sizes="128px" urgency="eager" />}
      </chakra.div>
      <ListLead text={sale?.description}>
        <chakra.div marginTop="3">
          {sale === undefined ? <Skeleton height="1rem" maxWidth="10rem" /> : <Period sale={sale} />}
        </chakra.div>
      </ListLead>
    </Head>
  )
}

function Period({ sale }: { sale: Sale }) {
  const state = useAtMinute((at) => saleState(sale, at))
  if (state !== 'running') return <SaleNotice sale={sale} state={state} />
  return (
    <chakra.p fontSize="sm" color="gold.fg" fontWeight="medium">
      Until {formatDate(sale.end_date)}
    </chakra.p>
  )
}
