import { orderTotal } from '#src/shared/shop/order-total.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { Row } from '#src/shared/ui/page/layout.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Order } from '../order.ts'
import { type OrderView, viewName } from '../order-view.ts'
import { useOpenedView } from '../use-opened-view.ts'
import { OrderAddress } from './order-address.tsx'
import { OrderHead } from './order-head.tsx'
import { OrderLine } from './order-line.tsx'
import { OrderSteps } from './order-steps.tsx'

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
  base: { bg: 'bg.surface', borderWidth: '1px', borderRadius: 'md', scrollMarginTop: '2' },
})

const CardSection = chakra('div', {
  base: { paddingBlock: '5', paddingInline: { base: '4', md: '7' }, borderTopWidth: '1px' },
})

const Body = chakra(CardSection, {
  base: {
    borderTopWidth: '0',
    paddingTop: '0',
    display: 'grid',
    rowGap: '5',
    columnGap: '14',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
    gridTemplateAreas: { base: '"steps" "lines" "address"', lg: '"lines steps" "lines address"' },
    gridTemplateRows: { lg: 'auto 1fr' },
  },
})

const titles: Record<OrderView, string> = {
  tracking: 'Where your order is',
  cancel: 'Cancel this order',
  return: 'Return or replace',
  review: 'Write a review',
}

/** One order with its actions and its open view. */
export function OrderCard({ order, views, opened, onOpen, children }: OrderCardProps) {
  const { id, number, status, items, charges, shippingAddress } = order
  const { decimals } = orderTotal(items, 0, charges)
  const { card, heading, isArrival } = useOpenedView(opened)
  return (
    <Card ref={card} aria-labelledby={`${id}-name`} tabIndex={-1} data-arrival={isArrival || undefined}>
      <CardSection borderTopWidth="0" paddingBottom="4">
        <OrderHead order={order} id={`${id}-name`} decimals={decimals} />
      </CardSection>
      <Body>
        <chakra.div gridArea="steps">
          <OrderSteps number={number} status={status} />
        </chakra.div>
        <chakra.ul gridArea="lines" display="grid" gap="4" alignContent="start">
          {items.map((item, index) => (
            <OrderLine key={index} item={item} decimals={decimals} />
          ))}
          {charges.map((charge) => (
            <chakra.li key={charge.name} display="flex" justifyContent="space-between" fontSize="sm" color="fg.muted">
              <span>{`${charge.name} `}</span>
              <Money value={charge.amount} decimals={decimals} />
            </chakra.li>
          ))}
        </chakra.ul>
        <chakra.div gridArea="address">
          <OrderAddress lines={shippingAddress} />
        </chakra.div>
      </Body>
      <CardSection _print={{ display: 'none' }}>
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
      </CardSection>
      {opened !== null && (
        <CardSection
          as="section"
          aria-labelledby={`${id}-view`}
          paddingBlock="7"
          bg="bg.canvas"
          borderBottomRadius="md"
        >
          <chakra.h4 ref={heading} id={`${id}-view`} tabIndex={-1} textStyle="h3" marginBottom="5" outline="none">
            {titles[opened]}
          </chakra.h4>
          {children}
        </CardSection>
      )}
    </Card>
  )
}
