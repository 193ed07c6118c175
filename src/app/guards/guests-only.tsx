import { session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useOnEntry } from './use-on-entry.ts'

/** Sends a signed-in visitor to the account. After signing in here, the form decides where to go. */
export function GuestsOnly() {
  const isSignedIn = useOnEntry(() => session.token() !== null)
  const { state } = useLocation()
  return isSignedIn ? <Navigate to={paths.account()} state={state} replace /> : <Outlet />
}
