import { useGetCart } from '#openapi/generated/client/cart/cart.ts'
import { CartSkeleton } from '#src/features/storefront/cart/components/cart-skeleton.tsx'
import { CartView } from '#src/features/storefront/cart/components/cart-view.tsx'
import { useSession } from '#src/shared/api/session.ts'
import { Failed } from '#src/shared/ui/failed/failed.tsx'
import { Page } from '#src/shared/ui/page/page.tsx'
import { SignedOut } from '#src/shared/ui/signed-out/signed-out.tsx'

export function CartPage() {
  return (
    <Page title="Cart" description="The pieces you are about to buy, and what they cost.">
      <CartContent />
    </Page>
  )
}

function CartContent() {
  const { token } = useSession()
  const { data, error, refetch } = useGetCart({ query: { enabled: token !== null } })
  if (token === null) return <SignedOut title="Please log in to see your cart" />
  if (data !== undefined) return <CartView items={data.data.items} />
  if (error !== null) {
    return (
      <Failed text="Failed to load your cart. Please try again later." cause={error} onRetry={() => void refetch()} />
    )
  }
  return <CartSkeleton />
}
