import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../api/session.ts'
import { paths } from './paths.ts'
import { historyDepth, rememberPlace } from './return-path.ts'
import { dropUnfinished, keepUnfinished, takeUnfinished } from './unfinished.ts'

/** Sends a guest to sign in, and remembers this page and the action, if given. */
export function useSignInFirst(): (kind?: string, deed?: unknown) => void {
  const location = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (kind, deed) => {
      if (kind !== undefined) keepUnfinished(kind, deed)
      void navigate(paths.login(), { state: { ...rememberPlace(location), depth: historyDepth() } })
    },
    [location, navigate],
  )
}

/** Completes the action once the person has signed in; drops it when they go on as a guest. */
export function useUnfinished<Deed>(
  kind: string,
  recognise: (deed: unknown) => deed is Deed,
  finish: (deed: Deed) => void,
): void {
  const { token } = useSession()
  const { pathname } = useLocation()
  const signingIn = pathname === paths.login() || pathname === paths.register()
  const finishNow = useEffectEvent(finish)

  useEffect(() => {
    if (token === null) {
      if (!signingIn) dropUnfinished()
      return
    }
    const deed = takeUnfinished(kind)
    if (recognise(deed)) finishNow(deed)
  }, [token, signingIn, kind, recognise])
}
