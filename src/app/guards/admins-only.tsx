import { isAdmin, useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { useToast } from '#src/shared/ui/toast/toasts.tsx'
import { useEffect, useRef, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'

/** Sends everyone but an administrator to sign in, even when the session ends on an open screen. */
export function AdminsOnly() {
  const session = useSession()
  const location = useLocation()
  const [wasLetIn] = useState(() => isAdmin(session))
  if (isAdmin(session)) return <Outlet />
  // After a deliberate sign-out there is no page to come back to.
  const comesBack = !wasLetIn || session.isExpired
  return (
    <>
      {session.token !== null && <SentAway />}
      <Navigate to={paths.login()} state={comesBack ? rememberPlace(location) : null} replace />
    </>
  )
}

function SentAway() {
  const toast = useToast()
  const isSaid = useRef(false)
  useEffect(() => {
    if (isSaid.current) return
    isSaid.current = true
    toast.error('An administrator account is needed for this area.')
  }, [toast])
  return null
}
