import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSession } from '../api/session.ts'
import { paths } from './paths.ts'
import { historyDepth, rememberPlace } from './return-path.ts'
import { dropUnfinished, keepUnfinished, takeUnfinished } from './unfinished.ts'

/** Sends a guest to sign-in; this page is remembered, and so is what was asked for, where that is given. */
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

/** Whether somebody is signed in whose last wish may still be open. What a guest has asked for is dropped when they go on as one. */
export function useMayFinish(): boolean {
  const { token } = useSession()
  const { pathname } = useLocation()
  const signingIn = pathname === paths.login() || pathname === paths.register()

  useEffect(() => {
    if (token === null && !signingIn) dropUnfinished()
  }, [token, signingIn])
  return token !== null
}

/** Finishes what a guest asked for. For what stands only while somebody is signed in. */
export function useUnfinished<Deed>(
  kind: string,
  recognise: (deed: unknown) => deed is Deed,
  finish: (deed: Deed) => void,
): void {
  const { token } = useSession()
  const finishNow = useEffectEvent(finish)

  useEffect(() => {
    if (token === null) return
    const deed = takeUnfinished(kind)
    if (recognise(deed)) finishNow(deed)
  }, [token, kind, recognise])
}
