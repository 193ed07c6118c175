import { session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useOnEntry } from './use-on-entry.ts'

/** Sends guests to sign in and back. An open screen stays when the session ends and says so itself. */
export function SignedInOnly() {
  const location = useLocation()
  const isSignedIn = useOnEntry(() => session.token() !== null)
  return isSignedIn ? <Outlet /> : <Navigate to={paths.login()} state={rememberPlace(location)} replace />
}
