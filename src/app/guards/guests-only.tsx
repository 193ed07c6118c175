import { session } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { Navigate, Outlet } from 'react-router-dom'
import { useOnEntry } from './use-on-entry.ts'

/** Who comes signed in goes to the account. Who signs in here is sent on by the form. */
export function GuestsOnly() {
  const isSignedIn = useOnEntry(() => session.token() !== null)
  return isSignedIn ? <Navigate to={paths.account()} replace /> : <Outlet />
}
