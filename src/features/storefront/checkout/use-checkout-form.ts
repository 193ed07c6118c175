import type { Address } from '#openapi/generated/model/address.ts'
import { session, useSession } from '#src/shared/api/session.ts'
import { isUncertain as mayBePlaced } from '#src/shared/api/api-error.ts'
import { readAddress, savedAddress } from '#src/shared/shop/address.ts'
import { useEditForm } from '#src/shared/ui/form/use-edit-form.ts'
import { useState } from 'react'
import { blankCheckout, checkoutRules, type CheckoutValues } from './checkout-values.ts'
import { checkoutMemory } from './checkout-memory.ts'
import { type CheckoutFailure, checkoutFailure } from './checkout-failure.ts'
import { checkoutInput, type OrderLine } from './order-lines.ts'
import { useLastOrder } from './use-last-order.ts'
import { useOrderResults } from './use-order-results.ts'
import { type PlacedOrder, usePlaceOrder } from './use-place-order.ts'

interface CheckoutOptions {
  lines: readonly OrderLine[]
  address: Address | undefined
  onPlaced: (order: PlacedOrder) => void
}

/** The checkout form and the result of the order. */
export function useCheckoutForm({ lines, address, onPlaced }: CheckoutOptions) {
  const [failure, setFailure] = useState<CheckoutFailure>()
  const [isDismissed, setDismissed] = useState(false)
  const { mayBePlaced: isUncertain, method } = checkoutMemory.useOwn()
  const [initial] = useState({ ...blankCheckout, method })
  const owner = useSession().user?.id
  const place = usePlaceOrder(lines)
  const { isSending } = useLastOrder()
  const results = useOrderResults({
    placed: onPlaced,
    failed: (error) => {
      // The page leaves for sign-in, which says what became of the order.
      if (session.token() === null) return
      setFailure(checkoutFailure(error))
      setDismissed(false)
    },
  })
  const form = useEditForm<CheckoutValues>({
    initial,
    rules: checkoutRules,
    failureText: 'Order failed!',
    tellsElsewhere: true,
    onFailed: (error) => {
      checkoutMemory.change((memory) => ({ ...memory, mayBePlaced: mayBePlaced(error) }), owner)
      results.failed(error)
    },
    save: async (values) => {
      if (address === undefined) throw new Error('An order needs an address.')
      setFailure(undefined)
      const order = await place(checkoutInput(values.method, lines, savedAddress(readAddress(address))))
      checkoutMemory.change(() => checkoutMemory.blank, owner)
      return { resetTo: blankCheckout, closesForm: true, next: () => results.placed(order) }
    },
  })
  return {
    form,
    /** Whether an order is under way, also one that was sent before the checkout was opened again. */
    isSending: form.isPending || isSending,
    /** Shown in an alert until it is dismissed, and then beside the button until the next attempt. */
    failure,
    isDismissed,
    dismiss: () => setDismissed(true),
    /** Whether the order may have been placed although no answer confirmed it. */
    isUncertain,
  }
}
