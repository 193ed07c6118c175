import { formatDate } from '#src/shared/lib/time/dates.ts'
import { orderTotal } from '#src/shared/shop/order-total.ts'
import { Badge } from '#src/shared/ui/badge/badge.tsx'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Row } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { isStatus, type Order } from '../order.ts'
import { type OrderView, viewName } from '../order-view.ts'
import { useOpenedView } from '../use-opened-view.ts'
import { OrderLine } from './order-line.tsx'

interface OrderCardProps {
  order: Order
  views: readonly OrderView[]
  /** The open view, if any. */
  opened: OrderView | null
  onOpen: (view: OrderView | null) => void
  /** The opened view. */
  children: ReactNode
}

const Card = chakra('article', {
  base: { bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md', scrollMarginTop: '6rem' },
})

const Part = chakra('div', {
  base: { paddingBlock: '5', paddingInline: { base: '5', md: '7' }, borderTopWidth: '1px' },
})

const titles: Record<OrderView, string> = {
  tracking: 'Where your order is',
  cancel: 'Cancel this order',
  return: 'Return or replace',
  review: 'Write a review',
}

/** One order with its actions and its open view. */
export function OrderCard({ order, views, opened, onOpen, children }: OrderCardProps) {
  const { id, number, date, amount, status, items, charges, shippingAddress } = order
  const { decimals } = orderTotal(items, 0, charges)
  const { card, heading } = useOpenedView(opened)
  return (
    <Card ref={card} aria-labelledby={`${id}-name`} tabIndex={-1}>
      <Part borderTopWidth="0">
        <chakra.div
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="baseline"
          columnGap="6"
          rowGap="2"
        >
          <chakra.h3 id={`${id}-name`} fontWeight="semibold">
            Order {number}
          </chakra.h3>
          <Badge tone={toneOf(status)}>{status}</Badge>
        </chakra.div>
        <chakra.p color="fg.muted" fontSize="sm" marginTop="1">
          <time dateTime={date}>{formatDate(date)}</time> · <Money value={amount} decimals={decimals} />
        </chakra.p>
      </Part>
      <Part
        display="grid"
        rowGap="6"
        columnGap="12"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      >
        <chakra.ul display="grid" gap="3" alignContent="start">
          {items.map((item, index) => (
            <OrderLine key={index} item={item} decimals={decimals} />
          ))}
          {charges.map((charge) => (
            <chakra.li key={charge.name} display="flex" justifyContent="space-between" fontSize="sm" color="fg.muted">
              {charge.name} <Money value={charge.amount} decimals={decimals} />
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.address fontStyle="normal" fontSize="sm" color="fg.muted">
          <chakra.p color="fg" fontWeight="medium">
            Delivery address
          </chakra.p>
          {shippingAddress.map((line, index) => (
            <p key={index}>{line}</p>
          ))}
        </chakra.address>
      </Part>
      <Part>
        <Row gap="2.5">
          {views.map((view) => (
            <Button
              key={view}
              size="sm"
              variant="outline"
              data-opens={view}
              aria-expanded={opened === view}
              aria-description={`Order ${number}`}
              bg={opened === view ? 'bg.muted' : undefined}
              onClick={() => onOpen(opened === view ? null : view)}
            >
              {viewName(view)}
            </Button>
          ))}
        </Row>
      </Part>
      {opened !== null && (
        <Part as="section" aria-labelledby={`${id}-view`} paddingBlock="7" bg="bg.canvas" borderBottomRadius="md">
          <chakra.h4 ref={heading} id={`${id}-view`} tabIndex={-1} textStyle="h3" marginBottom="5" outline="none">
            {titles[opened]}
          </chakra.h4>
          {children}
        </Part>
      )}
    </Card>
  )
}

function toneOf(status: string): ComponentProps<typeof Badge>['tone'] {
  if (isStatus(status, 'delivered')) return 'success'
  if (isStatus(status, 'cancelled')) return 'neutral'
  return isStatus(status, 'return requested') ? 'warning' : 'accent'
}
