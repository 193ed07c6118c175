import { forgetPersonal } from '#src/shared/api/query-client.ts'
import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { mayVisit, rememberPlace } from '#src/shared/lib/return-path.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { hasUnfinished } from '#src/shared/api/use-unfinished.ts'

/**
 * Clears the previous person's data when the session changes, in this tab or another. Announces an expired session
 * once.
 */
export function SessionWatcher() {
  const { token, isExpired } = useSession()
  const client = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const before = useRef(token)

  const sayExpired = useEffectEvent(() => {
    // The back office and the checkout are left for the sign-in page, which says it for as long as it is open.
    if (!mayVisit(location.pathname, undefined) || location.pathname === paths.checkout()) return
    // So is a page whose press was refused, to be finished afterwards.
    if (hasUnfinished()) return
    const signIn = () => void navigate(paths.login(), { state: rememberPlace(location) })
    toast.error('Your session has ended. Please sign in again.', { action: { label: 'Sign in', onPress: signIn } })
  })

  useEffect(() => {
    if (before.current === token) return
    const wasGuest = before.current === null
    before.current = token
    // A guest has no data to clear, and the new session's calls are already running.
    if (!wasGuest) forgetPersonal(client)
    // Later, once the refused call has told whoever made it.
    if (isExpired) setTimeout(sayExpired)
  }, [token, isExpired, client])

  return null
}
