import { session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

interface SignInToOrderProps {
  /** Whether the session has ended on this page. */
  hasEnded: boolean
  /** Whether the last order may have been placed although no answer confirmed it. */
  mayBePlaced: boolean
}

/** Leaves the checkout for sign-in, which says why and what became of the order, and leads back. */
export function SignInToOrder(props: SignInToOrderProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const leave = useEffectEvent(() => {
    // The first render of a page may be a guest's although somebody has signed in.
    if (session.token() !== null) return
    const state = { ...rememberPlace(location), reason: signInReason(props) }
    void navigate(paths.login(), { state, replace: true })
  })
  useEffect(() => leave(), [])
  return null
}

/** What the sign-in page says to a person who comes from the checkout. */
function signInReason({ hasEnded, mayBePlaced }: { hasEnded: boolean; mayBePlaced: boolean }): string {
  if (mayBePlaced)
    return 'Your session has ended. Your order may have reached us: please ask us before you place it again.'
  if (!hasEnded) return 'Please log in to place your order.'
  return 'Your session has ended. Your order was not placed, and nothing was charged. Please sign in again: your payment method and address are kept, card details are not.'
}
