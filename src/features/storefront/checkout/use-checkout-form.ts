import type { Address } from '#openapi/generated/model/address.ts'
import { session, useSession } from '#src/shared/api/session.ts'
import { isUncertain as mayBePlaced } from '#src/shared/api/api-error.ts'
import { readAddress, savedAddress } from '#src/shared/shop/address.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useSavableForm } from '#src/shared/ui/form/use-savable-form.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { blankCheckout, checkoutRules, type CheckoutValues } from './checkout-values.ts'
import { checkoutMemory } from './checkout-memory.ts'
import { type CheckoutFailure, checkoutFailure } from './checkout-failure.ts'
import { checkoutInput, type OrderLine } from './order-lines.ts'
import { useLastOrder } from './use-last-order.ts'
import { type PlacedOrder, usePlaceOrder } from './use-place-order.ts'

interface CheckoutOptions {
  lines: readonly OrderLine[]
  address: Address | undefined
  onPlaced: (order: PlacedOrder) => void
}

/** Tells the result of an order whose checkout was left before the answer came. */
function useResultElsewhere() {
  const toast = useToast()
  const navigate = useNavigate()
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  function placed({ id, number }: PlacedOrder) {
    if (isHere.current) return
    toast.success('Your order was placed.', {
      duration: resultShown,
      detail: number === '' ? undefined : `Your order number is ${number}.`,
      action: { label: 'See your order', onPress: () => void navigate(paths.order(id)) },
    })
  }
  function failed(error: unknown) {
    if (isHere.current) return
    const { text, detail = text } = checkoutFailure(error)
    const outcome = mayBePlaced(error) ? 'We do not know whether your order was placed.' : 'Your order was not placed.'
    toast.error(outcome, { duration: resultShown, detail })
  }
  return { placed, failed }
}

/** Milliseconds for which the result of an order is shown elsewhere: nobody there waits for it. */
const resultShown = 10_000

/** The checkout form and the result of the order. */
export function useCheckoutForm({ lines, address, onPlaced }: CheckoutOptions) {
  const [failure, setFailure] = useState<CheckoutFailure>()
  const [isDismissed, setDismissed] = useState(false)
  const { mayBePlaced: isUncertain, method } = checkoutMemory.useOwn()
  const [initial] = useState({ ...blankCheckout, method })
  const owner = useSession().user?.id
  const place = usePlaceOrder(lines)
  const { isSending } = useLastOrder()
  const elsewhere = useResultElsewhere()
  const form = useSavableForm<CheckoutValues>({
    initial,
    rules: checkoutRules,
    failureText: 'Order failed!',
    onFailed: (error) => {
      checkoutMemory.change((memory) => ({ ...memory, mayBePlaced: mayBePlaced(error) }), owner)
      elsewhere.failed(error)
      // The page leaves for sign-in, which says what became of the order.
      if (session.token() === null) return
      setFailure(checkoutFailure(error))
      setDismissed(false)
    },
    save: async (values) => {
      if (address === undefined) throw new Error('An order needs an address.')
      setFailure(undefined)
      const order = await place(checkoutInput(values.method, lines, savedAddress(readAddress(address))))
      checkoutMemory.change(() => checkoutMemory.blank, owner)
      elsewhere.placed(order)
      return { resetTo: blankCheckout, closesForm: true, next: () => onPlaced(order) }
    },
  })
  return {
    form,
    /** Whether an order is under way, also one that was sent before the checkout was opened again. */
    isSending: form.pending || isSending,
    /** Shown in an alert until it is dismissed, and then beside the button until the next attempt. */
    failure,
    isDismissed,
    dismiss: () => setDismissed(true),
    /** Whether the order may have been placed although no answer confirmed it. */
    isUncertain,
  }
}
