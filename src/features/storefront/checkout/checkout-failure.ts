import { ApiError, isUncertain } from '#src/shared/api/api-error.ts'

/** The messages for a failed order. */
export interface CheckoutFailure {
  text: string
  /** Shown below it if the order may have been placed nevertheless. */
  detail: string | undefined
}

const askFirst =
  'Your order may still have reached us. Please ask us before you place it again: our email is on the About Us page.'

/** The server's message, 'Order failed!' without one, and other texts if no readable answer came. */
export function checkoutFailure(error: unknown): CheckoutFailure {
  const detail = isUncertain(error) ? askFirst : undefined
  const kind = error instanceof ApiError ? error.kind : undefined
  if (kind === 'unreadable') return { text: 'We do not know whether your order was placed.', detail }
  if (kind === 'offline') return { text: 'Something went wrong. Please try again.', detail: 'You are offline.' }
  if (kind !== 'status') return { text: 'Something went wrong. Please try again.', detail }
  return { text: (error as ApiError).serverMessage ?? 'Order failed!', detail }
}
