import { CheckoutForm } from '#src/features/storefront/checkout/components/checkout-form.tsx'
import { OrderPlaced } from '#src/features/storefront/checkout/components/order-placed.tsx'
import { SignInToOrder } from '#src/features/storefront/checkout/components/sign-in-to-order.tsx'
import { sampleLines } from '#src/features/storefront/checkout/order-lines.ts'
import { useLastOrder } from '#src/features/storefront/checkout/use-last-order.ts'
import type { PlacedOrder } from '#src/features/storefront/checkout/use-place-order.ts'
import { useSession } from '#src/shared/api/session.ts'
import { env } from '#src/shared/lib/env.ts'
import { Page } from '#src/shared/ui/page/page.tsx'
import { useState } from 'react'
import { CartCheckout } from './cart-checkout.tsx'
import { newAddress } from './new-address.tsx'

export function CheckoutPage() {
  const { token, user } = useSession()
  const [owner, setOwner] = useState(user?.id)
  const [wasSignedIn, setSignedIn] = useState(false)
  const [placed, setPlaced] = useState<PlacedOrder>()
  const { isSending, mayBePlaced } = useLastOrder()
  const isPlaced = placed !== undefined
  // The answer to an order that is on its way says more than the end of the session.
  const isOut = token === null && !isSending
  if (token !== null && !wasSignedIn) setSignedIn(true)
  if (user !== null && user.id !== owner) setOwner(user.id)
  return (
    <Page
      title={isPlaced ? 'Order placed' : 'Checkout'}
      heading={isPlaced ? null : 'Checkout'}
      description="Choose how to pay, and place the order."
    >
      <div role="status">{isPlaced && <OrderPlaced order={placed} />}</div>
      {!isPlaced && isOut && <SignInToOrder hasEnded={wasSignedIn} mayBePlaced={mayBePlaced} />}
      {/* Whoever signs in next in another tab sees neither card nor address of the one before. */}
      {!isPlaced && !isOut && <Checkout key={owner} onPlaced={setPlaced} />}
    </Page>
  )
}

function Checkout({ onPlaced }: { onPlaced: (order: PlacedOrder) => void }) {
  if (env.checkoutSummary === 'cart') return <CartCheckout onPlaced={onPlaced} />
  return (
    <CheckoutForm
      title="Sample order"
      note="These are sample pieces at sample prices, not the ones in your cart. The shop books them at its present prices."
      newAddress={newAddress}
      lines={sampleLines}
      onPlaced={onPlaced}
    />
  )
}
