import type { Session as SignedIn } from '#openapi/generated/model/session.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { useSyncExternalStore } from 'react'
import { isRecord } from '../lib/values/is-record.ts'
import { stored } from '../lib/storage/stored.ts'

/** The current person; a guest has neither token nor user. */
export interface SessionState {
  token: string | null
  user: User | null
  /** The server refused the token, in this tab or another, and nobody has signed in since. */
  isExpired: boolean
}

const storedToken = stored<string | null>({
  key: 'token',
  area: 'local',
  blank: null,
  // Nothing else may stand in a header: each call would fail.
  valid: (value) => (typeof value === 'string' && /^[ -~\u00a0-\u00ff]+$/.test(value) ? value : undefined),
  isText: true,
})

/** Checks the fields that the layout reads. */
const isUser = (value: unknown): value is User => isRecord(value) && 'name' in value && 'role' in value

const storedUser = stored<User | null>({
  key: 'user',
  area: 'local',
  blank: null,
  valid: (value) => (isUser(value) ? value : undefined),
})

/** Kept, so that the reason to sign in again outlasts a reload and is known in every tab, as the end itself is. */
const storedExpiry = stored<boolean>({
  key: 'shop:session-expired',
  area: 'local',
  blank: false,
  valid: (value) => (value === true ? value : undefined),
})

const guest: SessionState = { token: null, user: null, isExpired: false }
let state = guest

/** Returns the same object while nothing changed, as `useSyncExternalStore` requires. */
function read(): SessionState {
  const token = storedToken.read()
  const user = token === null ? null : storedUser.read()
  const isExpired = token === null && storedExpiry.read()
  if (token !== state.token || user !== state.user || isExpired !== state.isExpired) state = { token, user, isExpired }
  return state
}

/** Signing in writes two entries; listeners hear of one change. */
function subscribe(listener: () => void): () => void {
  let before = read()
  const check = () => {
    if (read() === before) return
    before = read()
    listener()
  }
  const stops = [storedToken.subscribe(check), storedUser.subscribe(check)]
  return () => stops.forEach((stop) => stop())
}

function end(expired: boolean): void {
  storedExpiry.write(expired)
  storedToken.write(null)
  storedUser.write(null)
}

/** The signed-in person, stored in local storage and shared by all tabs. */
export const session = {
  read,
  subscribe,
  /** The token of the signed-in person, if any. */
  token: (): string | null => read().token,
  signIn({ token, user }: SignedIn): void {
    storedExpiry.write(false)
    // The user is ignored without a token, so this is one change.
    storedUser.write(user)
    storedToken.write(token)
  },
  /** Replaces the stored user after a change of the profile, unless somebody else has signed in meanwhile. */
  setUser(user: User): void {
    const { token, user: current } = read()
    if (token !== null && (current === null || current.id === user.id)) storedUser.write(user)
  },
  signOut(): void {
    end(false)
  },
  /** Called when the server refused `token`: signs out once, unless another session has started since. */
  expired(token: string | null): void {
    if (token !== null && token === read().token) end(true)
  },
}

/** The current session; renders again when it changes, in this tab or another. Prerendered HTML is for a guest. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, read, () => guest)
}

/** Whether the stored user is an administrator. Only for display: the server checks permissions itself. */
export function isAdmin({ user }: SessionState): boolean {
  return user?.role === 'ADMIN'
}
