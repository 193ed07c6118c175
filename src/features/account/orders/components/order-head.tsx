import { formatDate } from '#src/shared/lib/time/dates.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps } from 'react'
import { isStatus, type Order } from '../order.ts'

interface OrderHeadProps {
  order: Order
  /** The id of the heading. */
  id: string
  decimals: 0 | 2
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'space-between', md: 'start' },
    columnGap: '3',
    rowGap: '1',
  },
})

/** Number, status, date, total and payment: one line where there is room. */
export function OrderHead({ order: { number, status, date, amount, payment }, id, decimals }: OrderHeadProps) {
  return (
    <Line>
      <chakra.h3 id={id} fontWeight="semibold">
        {`Order ${number}`}
      </chakra.h3>
      <Badge tone={toneOf(status)}>{status}</Badge>
      <chakra.p
        flexBasis={{ base: 'full', md: 'auto' }}
        marginInlineStart={{ md: 'auto' }}
        color="fg.muted"
        fontSize="sm"
        textWrap="balance"
      >
        <time dateTime={date}>{formatDate(date)}</time> ·{' '}
        <chakra.span color="fg" fontWeight="medium">
          <Money value={amount} decimals={decimals} />
        </chakra.span>
        {payment !== null && <span>{` · ${payment}`}</span>}
      </chakra.p>
    </Line>
  )
}

function toneOf(status: string): ComponentProps<typeof Badge>['tone'] {
  if (isStatus(status, 'delivered')) return 'success'
  if (isStatus(status, 'cancelled')) return 'neutral'
  return isStatus(status, 'return requested') ? 'warning' : 'accent'
}
