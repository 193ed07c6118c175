import { formatRupees } from '#src/shared/lib/text/money.ts'
import type { OrderTotal } from '#src/shared/shop/order-total.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Button, LinkButton } from '#src/shared/ui/button/button.tsx'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { OrderTotals } from '#src/shared/shop/order-totals.tsx'
import { SummaryCard } from '#src/shared/ui/summary-card/summary-card.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { type CartRow, heldBack, isCounted } from '../cart-rows.ts'
import { PromoBox } from './promo-box.tsx'

interface CartSummaryProps {
  rows: readonly CartRow[]
  total: OrderTotal
  promo: string | null
  onPromo: (code: string | null) => void
}

/** The total, the promo code, and the link to the checkout. */
export function CartSummary({ rows, total, promo, onPromo }: CartSummaryProps) {
  const id = useId()
  const held = heldBack(rows)
  const pieces = rows.filter(isCounted).reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <SummaryCard title="Order Summary">
      <OrderTotals {...total} />
      <VisuallyHidden role="status">
        {`${plural(pieces, 'piece')}, total ${formatRupees(total.total, total)}`}
      </VisuallyHidden>
      <PromoBox code={promo} off={total.promo} onCode={onPromo} />
      {held !== undefined ? (
        <div>
          <Button size="lg" wide disabled aria-describedby={id}>
            Proceed to Checkout
          </Button>
          <chakra.p id={id} role="status" fontSize="sm" color="error.fg" marginTop="3">
            {held}
          </chakra.p>
        </div>
      ) : (
        <LinkButton to={paths.checkout()} size="lg" wide>
          Proceed to Checkout
        </LinkButton>
      )}
    </SummaryCard>
  )
}
