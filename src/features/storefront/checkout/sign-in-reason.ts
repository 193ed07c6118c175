/** What the sign-in page says to a person who comes from the checkout. */
export function signInReason({ hasEnded, mayBePlaced }: { hasEnded: boolean; mayBePlaced: boolean }): string {
  if (mayBePlaced)
    return 'Your session has ended. Your order may have reached us: please ask us before you place it again.'
  if (!hasEnded) return 'Please log in to place your order.'
  return 'Your session has ended. Your order was not placed, and nothing was charged. Please sign in again: your payment method and address are kept, card details are not.'
}
