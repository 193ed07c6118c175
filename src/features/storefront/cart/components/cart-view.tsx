import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { orderTotal } from '#src/shared/shop/order-total.ts'
import { linePrice } from '#src/shared/shop/sale-price.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { SummaryColumns } from '#src/shared/ui/summary-card/summary-card.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'
import { cartMemory } from '../cart-memory.ts'
import { cartRows, isCounted } from '../cart-rows.ts'
import { promoOff } from '../promo.ts'
import { useCartActions } from '../use-cart.ts'
import { useCartOffers } from '../use-cart-offers.ts'
import { useGoneLines } from '../use-gone-lines.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSummary } from './cart-summary.tsx'
import { EmptyCart } from './empty-cart.tsx'

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
