import { session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { signInReason } from '../sign-in-reason.ts'

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
