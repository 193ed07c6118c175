import { forgetPersonal } from '#src/shared/api/query-client.ts'
import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { useToast } from '#src/shared/ui/toasts.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** When the person changes, in this tab or another, what belonged to the last one goes. An expired session is said once. */
export function SessionWatcher() {
  const { token, isExpired } = useSession()
  const client = useQueryClient()
  const toast = useToast()
  const navigate = useNavigate()
  const location = useLocation()
  const known = useRef(token)

  const sayExpired = useEffectEvent(() => {
    const signIn = () => void navigate(paths.login(), { state: rememberPlace(location) })
    toast.error('Your session has ended. Please sign in again.', { action: { label: 'Sign in', onPress: signIn } })
  })

  useEffect(() => {
    if (known.current === token) return
    const wasGuest = known.current === null
    known.current = token
    // A guest has nothing to forget, and what the new session asks for is on its way already.
    if (!wasGuest) forgetPersonal(client)
    if (isExpired) sayExpired()
  }, [token, isExpired, client])

  return null
}
