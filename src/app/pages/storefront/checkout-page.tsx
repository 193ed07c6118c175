import { CheckoutForm } from '#src/features/storefront/checkout/components/checkout-form.tsx'
import { OrderPlaced } from '#src/features/storefront/checkout/components/order-placed.tsx'
import { sampleLines } from '#src/features/storefront/checkout/order-lines.ts'
import type { PlacedOrder } from '#src/features/storefront/checkout/use-place-order.ts'
import { useSession } from '#src/shared/api/session.ts'
import { env } from '#src/shared/lib/env.ts'
import { Page } from '#src/shared/ui/page/page.tsx'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'
import { useState } from 'react'
import { CartCheckout } from './cart-checkout.tsx'

export function CheckoutPage() {
  const { token } = useSession()
  const [placed, setPlaced] = useState<PlacedOrder>()
  const isPlaced = placed !== undefined
  return (
    <Page
      title={isPlaced ? 'Order placed' : 'Checkout'}
      heading={isPlaced ? null : 'Checkout'}
      description="Choose how to pay, and place the order."
    >
      <div role="status">{isPlaced && <OrderPlaced order={placed} />}</div>
      {!isPlaced && token === null && <SignedOut title="Please log in to place your order" />}
      {!isPlaced && token !== null && <Checkout onPlaced={setPlaced} />}
    </Page>
  )
}

function Checkout({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  if (env.checkoutSummary === 'cart') return <CartCheckout onPlaced={onPlaced} />
  return (
    <CheckoutForm
      title="Sample order"
      note="These are sample pieces, not the ones in your cart. Your order will be exactly what you see here."
      lines={sampleLines}
      onPlaced={onPlaced}
    />
  )
}
