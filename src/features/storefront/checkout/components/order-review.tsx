import { lineTotal, orderTotal } from '#src/shared/shop/order-total.ts'
import { plural } from '#src/shared/lib/text/plural.ts'
import { Button } from '#src/shared/ui/button/button.tsx'
import { FormNotice } from '#src/shared/ui/form/form-notice.tsx'
import { Money } from '#src/shared/ui/money/money.tsx'
import { OrderTotals } from '#src/shared/shop/order-totals.tsx'
import { Picture } from '#src/shared/ui/picture/picture.tsx'
import { SummaryCard } from '#src/shared/ui/summary-card/summary-card.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import type { CheckoutFailure } from '../checkout-failure.ts'
import type { OrderLine } from '../order-lines.ts'

interface OrderReviewProps {
  title: string
  /** A note about these lines. */
  note: string
  lines: readonly OrderLine[]
  pending: boolean
  /** Whether the order may already have been placed. */
  isUncertain: boolean
  /** Why the last attempt failed. */
  failure: CheckoutFailure | undefined
}

/** The ordered items, the total, and the button to place the order. */
export function OrderReview({ title, note, lines, pending, isUncertain, failure }: OrderReviewProps) {
  const total = orderTotal(lines)
  return (
    <SummaryCard title={title}>
      <chakra.p fontSize="sm" color="fg.muted" marginTop="-3">
        {note}
      </chakra.p>
      <chakra.ul display="grid" gap="4">
        {lines.map((line) => (
          <ReviewLine key={line.variantId} line={line} decimals={total.decimals} />
        ))}
      </chakra.ul>
      <OrderTotals {...total} />
      <div>
        {isUncertain && (
          <chakra.div marginBottom="4">
            <FormNotice tone="warning">
              Your order may have reached us. Please ask us before you place it again.
            </FormNotice>
          </chakra.div>
        )}
        {!isUncertain && failure !== undefined && (
          <chakra.div marginBottom="4">
            <FormNotice tone="warning">{[failure.text, failure.detail].filter(Boolean).join(' ')}</FormNotice>
          </chakra.div>
        )}
        <Button type="submit" size="lg" wide pending={pending}>
          Place Order
        </Button>
        <chakra.p fontSize="sm" color="fg.muted" marginTop="3">
          Promo codes from the cart do not apply here.
        </chakra.p>
      </div>
    </SummaryCard>
  )
}

interface ReviewLineProps {
  line: OrderLine
  decimals: 0 | 2
}

function ReviewLine({ line: { name, variant, quantity, price, was, saleLabel, picture }, decimals }: ReviewLineProps) {
  return (
    <chakra.li display="grid" gridTemplateColumns="4rem minmax(0, 1fr) auto" columnGap="4" alignItems="center">
      <chakra.div aspectRatio="1" overflow="hidden" borderRadius="sm" bg="bg.picture">
        {picture !== null && <Picture src={picture.src} alt="" sizes="4rem" urgency="eager" />}
      </chakra.div>
      <div>
        <chakra.p dir="auto" fontWeight="medium" lineHeight="snug">
          {name}
        </chakra.p>
        {variant !== null && (
          <chakra.p fontSize="sm" color="fg.muted">
            {variant}
          </chakra.p>
        )}
        <chakra.p fontSize="sm" color="fg.muted">
          {plural(quantity, 'piece')}
        </chakra.p>
        {saleLabel !== undefined && (
          <chakra.p fontSize="sm" color="accent.fg">
            {saleLabel}
          </chakra.p>
        )}
      </div>
      <p>
        <Money value={lineTotal(price, quantity)} was={was && lineTotal(was, quantity)} decimals={decimals} />
      </p>
    </chakra.li>
  )
}
