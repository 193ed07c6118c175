import { formatRupees } from '#src/shared/lib/money.ts'
import { orderTotal } from '#src/shared/lib/order-total.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { plural } from '#src/shared/lib/plural.ts'
import { LinkButton } from '#src/shared/ui/button.tsx'
import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { OrderTotals } from '#src/shared/ui/order-totals.tsx'
import { SummaryCard } from '#src/shared/ui/summary-card.tsx'
import type { CartRow } from '../cart-rows.ts'
import { promoOff } from '../promo.ts'
import { PromoBox } from './promo-box.tsx'

interface CartSummaryProps {
  rows: readonly CartRow[]
  promo: string | null
  onPromo: (code: string | null) => void
}

/** What the cart comes to, the promo code, and the way to the checkout. */
export function CartSummary({ rows, promo, onPromo }: CartSummaryProps) {
  const total = orderTotal(rows, promoOff(promo))
  const pieces = rows.reduce((sum, { quantity }) => sum + quantity, 0)
  const decimals = Number.isInteger(total.total) ? 0 : 2
  return (
    <SummaryCard title="Order Summary">
      <OrderTotals {...total} />
      <VisuallyHidden role="status">
        {plural(pieces, 'piece')}, total {formatRupees(total.total, { decimals })}
      </VisuallyHidden>
      <PromoBox code={promo} onCode={onPromo} />
      <LinkButton to={paths.checkout()} size="lg" wide>
        Proceed to Checkout
      </LinkButton>
    </SummaryCard>
  )
}
