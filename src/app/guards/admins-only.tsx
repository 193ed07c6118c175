import { isAdmin, useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { sentAway } from './sent-away.tsx'

/** Sends everyone but an administrator to sign in, even when the session ends on an open screen. */
export function AdminsOnly() {
  const session = useSession()
  const location = useLocation()
  const [wasLetIn] = useState(() => isAdmin(session))
  if (isAdmin(session)) return <Outlet />
  // After a deliberate sign-out there is no page to come back to.
  const comesBack = !wasLetIn || session.isExpired
  const state =
    session.token === null ? (comesBack ? rememberPlace(location) : null) : { ...rememberPlace(location), ...sentAway }
  return <Navigate to={paths.login()} state={state} replace />
}
