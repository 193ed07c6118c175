import { useSession } from '#src/shared/api/session.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { rememberPlace } from '#src/shared/lib/return-path.ts'
import { useLocation } from 'react-router-dom'

/** The link to sign in. After an expired session it leads back to the current page. */
export function useSignInLink(): { to: string; state: unknown } {
  const location = useLocation()
  const { isExpired } = useSession()
  const remembered: unknown = location.state
  // Between login and register the remembered page is passed on.
  const isAuth = [paths.login(), paths.register()].includes(location.pathname)
  return { to: paths.login(), state: isAuth ? remembered : isExpired ? rememberPlace(location) : null }
}
