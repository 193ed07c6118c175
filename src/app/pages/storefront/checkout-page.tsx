import { CheckoutForm } from '#src/features/storefront/checkout/components/checkout-form.tsx'
import { sampleLines } from '#src/features/storefront/checkout/order-lines.ts'
import { useSession } from '#src/shared/api/session.ts'
import { env } from '#src/shared/lib/env.ts'
import { Page } from '#src/shared/ui/page.tsx'
import { SignedOut } from '#src/shared/ui/signed-out.tsx'
import { CartCheckout } from './cart-checkout.tsx'

/** Where the order is paid and placed. */
export function CheckoutPage() {
  const { token } = useSession()
  return (
    <Page title="Checkout" description="Choose how to pay, and place the order.">
      {token === null ? <SignedOut title="Please log in to place your order" /> : <Checkout />}
    </Page>
  )
}

function Checkout() {
  if (env.checkoutSummary === 'cart') return <CartCheckout />
  return (
    <CheckoutForm
      title="Sample order"
      note="These are sample pieces, not those in your cart. Placing the order orders exactly what is listed here."
      lines={sampleLines}
      onPlaced={() => undefined}
    />
  )
}
