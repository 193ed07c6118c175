import { session, useSession } from '#src/shared/api/session.ts'
import { isUncertain } from '#src/shared/api/api-error.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useLayoutEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { checkoutFailure } from './checkout-failure.ts'
import type { PlacedOrder } from './use-place-order.ts'

/** What a checkout does with the result of an order. */
interface OrderResults {
  placed: (order: PlacedOrder) => void
  failed: (error: unknown) => void
}

/** Of the checkout on the screen, which may have been left and opened again since the order was sent. */
let onScreen: OrderResults | undefined

/** Milliseconds for which a result is shown elsewhere: nobody there waits for it. */
const resultShown = 10_000

/** Tells the results of orders: at the checkout if it is open, else in a toast. To nobody but the person who ordered. */
export function useOrderResults(here: OrderResults): OrderResults {
  const toast = useToast()
  const navigate = useNavigate()
  const owner = useSession().user?.id
  // At once, since an answer may come right after the screen has changed.
  useLayoutEffect(() => {
    onScreen = here
    return () => {
      if (onScreen === here) onScreen = undefined
    }
  })

  /** Who sees a result: the checkout, a toast, or nobody if somebody else may be looking. */
  function audience() {
    const { user, isExpired } = session.read()
    if (user !== null && user.id !== owner) return undefined
    return onScreen ?? (user !== null || isExpired ? 'toast' : undefined)
  }

  function placed(order: PlacedOrder) {
    const seen = audience()
    if (seen !== 'toast') return seen?.placed(order)
    toast.success('Your order was placed.', {
      duration: resultShown,
      detail: order.number === '' ? undefined : `Your order number is ${order.number}.`,
      action: { label: 'See your order', onPress: () => void navigate(paths.order(order.id)) },
    })
  }
  function failed(error: unknown) {
    const seen = audience()
    if (seen !== 'toast') return seen?.failed(error)
    const { text, detail = text } = checkoutFailure(error)
    const outcome = isUncertain(error) ? 'We do not know whether your order was placed.' : 'Your order was not placed.'
    toast.error(outcome, { duration: resultShown, detail })
  }
  return { placed, failed }
}
