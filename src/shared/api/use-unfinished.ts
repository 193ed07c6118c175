import { useCallback, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { ApiError } from './api-error.ts'
import { session, useSession } from './session.ts'
import { paths } from '../lib/paths.ts'
import { historyDepth, rememberPlace } from '../lib/return-path.ts'
import { isRecord } from '../lib/values/is-record.ts'
import { stored } from '../lib/storage/stored.ts'

interface Unfinished {
  kind: unknown
  action: unknown
}

const unfinished = stored<Unfinished | null>({
  key: 'shop:unfinished',
  area: 'session',
  blank: null,
  valid: (value) => (isRecord(value) ? { kind: value.kind, action: value.action } : undefined),
})

/** Keeps a guest's action in this tab until they sign in. Only the latest action is kept. */
export function keepUnfinished(kind: string, action: unknown): void {
  unfinished.write({ kind, action })
}

/** Whether somebody is signing in to finish an action. */
export const hasUnfinished = (): boolean => unfinished.read() !== null

/** Returns and removes the action of that kind, so that nothing runs twice. */
export function takeUnfinished(kind: string): unknown {
  const entry = unfinished.read()
  if (entry?.kind !== kind) return undefined
  dropUnfinished()
  return entry.action
}

/** Drops the action, when the person goes on as a guest. */
export function dropUnfinished(): void {
  unfinished.write(null)
}

/**
 * For a press that needs somebody who has signed in: sends a guest to sign-in, which shows the reason, remembers this page
 * and the action to finish afterwards, and returns true. Who has signed in is read at the press, since the first render
 * of a prerendered page is a guest's.
 */
export function useSignInFirst(): (reason: string, kind: string, action: unknown) => boolean {
  const location = useLocation()
  const navigate = useNavigate()
  return useCallback(
    (reason, kind, action) => {
      if (session.token() !== null) return false
      keepUnfinished(kind, action)
      void navigate(paths.login(), { state: { ...rememberPlace(location), depth: historyDepth(), reason } })
      return true
    },
    [location, navigate],
  )
}

/**
 * The same for a press that the server has refused since the session has ended: as if a guest had pressed. Returns false
 * for any other failure.
 */
export function useSignInAgain(): (error: unknown, ...press: Parameters<ReturnType<typeof useSignInFirst>>) => boolean {
  const signInFirst = useSignInFirst()
  return (error, reason, ...action) =>
    error instanceof ApiError && error.status === 401 && signInFirst(`Your session has ended. ${reason}`, ...action)
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

/** Finishes a guest's action after sign-in. Mounted only while somebody is signed in: see `useMayFinish`. */
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
