import type { CartItem } from '#openapi/generated/model/cartItem.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useEffect, useRef } from 'react'

/** Says which lines have left the cart on the server while it is on the screen, as when a product is deleted. */
export function useGoneLines(items: readonly CartItem[]): void {
  const toast = useToast()
  const seen = useRef(items)
  useEffect(() => {
    const ids = new Set(items.map(({ id }) => id))
    const gone = seen.current.filter(({ id }) => !ids.has(id))
    seen.current = items
    for (const { product_variant } of gone) toast.show(`${product_variant.product.name} is no longer in your cart.`)
  }, [items, toast])
}
