import type { Sale } from '#openapi/generated/model/sale.ts'
import { formatDate } from '#src/shared/lib/time/dates.ts'
import { chakra } from '@chakra-ui/react/styled-system'
import type { SaleState } from '#src/shared/shop/sale-price.ts'

const Band = chakra('p', {
  base: {
    width: 'fit-content',
    paddingInlineStart: '3',
    fontSize: 'sm',
    borderLeftWidth: '3px',
    borderLeftColor: 'gold',
  },
})

/** Explains why a sale that is not running shows the usual prices. */
export function SaleNotice({ sale, state }: { sale: Sale; state: SaleState }) {
  const words = wordsFor(state, sale)
  return words === null ? null : <Band>{`${words} Regular prices apply.`}</Band>
}

function wordsFor(state: SaleState, { start_date, end_date }: Pick<Sale, 'start_date' | 'end_date'>): string | null {
  if (state === 'running') return null
  if (state === 'ended') return `This sale ended on ${formatDate(end_date)}.`
  if (state === 'upcoming') return `This sale starts on ${formatDate(start_date)}.`
  return 'This sale is not active at the moment.'
}
