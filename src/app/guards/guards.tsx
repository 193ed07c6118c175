import { isAdmin, useSession, session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { sentAway } from './sent-away.tsx'

/** Sends everyone but an administrator to sign in, even when the session ends on an open screen. */
export function AdminsOnly() {
  const now = useSession()
  const location = useLocation()
  const [wasLetIn] = useState(() => isAdmin(now))
  if (isAdmin(now)) return <Outlet />
  // After a deliberate sign-out there is no page to come back to.
  const comesBack = !wasLetIn || now.isExpired
  const state =
    now.token === null ? (comesBack ? rememberPlace(location) : null) : { ...rememberPlace(location), ...sentAway }
  return <Navigate to={paths.login()} state={state} replace />
}

/** Sends guests to sign in and back. An open screen stays when the session ends and says so itself. */
export function SignedInOnly() {
  const location = useLocation()
  const isSignedIn = useOnEntry(() => session.token() !== null)
  return isSignedIn ? <Outlet /> : <Navigate to={paths.login()} state={rememberPlace(location)} replace />
}

/** Sends a signed-in visitor to the account. After signing in here, the form decides where to go. */
export function GuestsOnly() {
  const isSignedIn = useOnEntry(() => session.token() !== null)
  const { state } = useLocation()
  return isSignedIn ? <Navigate to={paths.account()} state={state} replace /> : <Outlet />
}

/** A value as it was when the page was entered, so that later session changes do not affect the open screen. */
function useOnEntry<T>(judge: () => T): T {
  const { key } = useLocation()
  const [entry, setEntry] = useState(() => ({ key, verdict: judge() }))
  if (entry.key === key) return entry.verdict
  const next = { key, verdict: judge() }
  setEntry(next)
  return next.verdict
}
