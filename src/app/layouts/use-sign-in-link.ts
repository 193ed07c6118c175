import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { useLocation } from 'react-router-dom'

/** The way to sign in. Who was signed out against their will comes back to where they are. */
export function useSignInLink(): { to: string; state: unknown } {
  const location = useLocation()
  const { isExpired } = useSession()
  const kept: unknown = location.state
  // Between login and register the remembered place goes along.
  const isAuth = [paths.login(), paths.register()].includes(location.pathname)
  return { to: paths.login(), state: isAuth ? kept : isExpired ? rememberPlace(location) : null }
}
