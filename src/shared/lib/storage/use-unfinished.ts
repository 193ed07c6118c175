import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../../api/session.ts'
import { paths } from '../paths.ts'
import { historyDepth, rememberPlace } from '../return-path.ts'
import { dropUnfinished, keepUnfinished, takeUnfinished } from './unfinished.ts'

/**
 * Sends a guest to sign-in, which shows the reason; remembers this page and, if given, the action to finish afterwards.
 */
export function useSignInFirst(): (reason?: string, kind?: string, action?: unknown) => void {
  const location = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (reason, kind, action) => {
      if (kind !== undefined) keepUnfinished(kind, action)
      void navigate(paths.login(), { state: { ...rememberPlace(location), depth: historyDepth(), reason } })
    },
    [location, navigate],
  )
}

/** Whether the person is signed in and may have an action to finish. A guest who leaves sign-in drops theirs. */
export function useMayFinish(): boolean {
  const { token } = useSession()
  const { pathname } = useLocation()
  const signingIn = pathname === paths.login() || pathname === paths.register()

  useEffect(() => {
    if (token === null && !signingIn) dropUnfinished()
  }, [token, signingIn])
  return token !== null
}

/** Finishes a guest's action after sign-in. For components that are mounted only then. */
export function useUnfinished<Action>(
  kind: string,
  recognise: (action: unknown) => action is Action,
  finish: (action: Action) => void,
): void {
  const { token } = useSession()
  const finishNow = useEffectEvent(finish)

  useEffect(() => {
    if (token === null) return
    const action = takeUnfinished(kind)
    if (recognise(action)) finishNow(action)
  }, [token, kind, recognise])
}
