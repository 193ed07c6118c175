import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { orderTotal } from '#src/shared/shop/order-total.ts'
import { linePrice } from '#src/shared/shop/sale-price.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { SummaryColumns } from '#src/shared/ui/summary-card/summary-card.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo, useEffect, useRef } from 'react'
import { cartMemory, useCartActions } from '../cart-changes.ts'
import { cartRows, isCounted } from '../cart-rows.ts'
import { promoOff } from '../promo.ts'
import { useCartOffers } from '../use-cart-offers.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'

/** The server's cart with this tab's changes. */
export function CartView({ items }: { items: readonly CartItem[] }) {
  const { changes, promo } = cartMemory.useOwn()
  const actions = useCartActions()
  const offers = useCartOffers()
  useGoneLines(items)
  const rows = useMemo(
    () => cartRows(items, changes).map((row) => ({ ...row, ...linePrice(row, offers) })),
    [items, changes, offers],
  )
  const total = useMemo(() => orderTotal(rows.filter(isCounted), promoOff(promo)), [rows, promo])
  if (rows.length === 0) return <EmptyCart />
  return (
    <SummaryColumns>
      <chakra.section aria-labelledby="cart-pieces">
        <VisuallyHidden as="h2" id="cart-pieces">
          Pieces
        </VisuallyHidden>
        <CartLines rows={rows} decimals={total.decimals} actions={actions} />
      </chakra.section>
      <CartSummary rows={rows} total={total} promo={promo} onPromo={actions.setPromo} />
    </SummaryColumns>
  )
}

/** Says which lines have left the cart on the server while it is on the screen, as when a product is deleted. */
function useGoneLines(items: readonly CartItem[]): void {
  const toast = useToast()
  const seen = useRef(items)
  useEffect(() => {
    const ids = new Set(items.map(({ id }) => id))
    const gone = seen.current.filter(({ id }) => !ids.has(id))
    seen.current = items
    for (const { product_variant } of gone) toast.show(`${product_variant.product.name} is no longer in your cart.`)
  }, [items, toast])
}
