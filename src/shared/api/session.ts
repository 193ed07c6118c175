import type { Session as SignedIn } from '#openapi/generated/model/session.ts'
import type { User } from '#openapi/generated/model/user.ts'
import { useSyncExternalStore } from 'react'

/** The current person; a guest has neither token nor user. */
export interface SessionState {
  token: string | null
  user: User | null
  /** The server refused the token in this tab, and nobody has signed in since. */
  isExpired: boolean
}

const tokenKey = 'token'
const userKey = 'user'
const listeners = new Set<() => void>()
let hasExpired = false
const guest: SessionState = { token: null, user: null, isExpired: false }
let state = guest
let readFrom = ''

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    // Storage is blocked, so the person stays a guest.
    return null
  }
}

/** The stored user can be edited by anybody, so this checks the fields that the layout reads. */
function isUser(value: unknown): value is User {
  return typeof value === 'object' && value !== null && 'name' in value && 'role' in value
}

function parsed(json: string | null): User | null {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return isUser(value) ? value : null
  } catch {
    return null
  }
}

/** Reads storage again, but returns the same object while nothing changed, as `useSyncExternalStore` requires. */
function read(): SessionState {
  const token = stored(tokenKey) || null
  const user = token === null ? null : stored(userKey)
  const source = JSON.stringify([token, user, hasExpired])
  if (source !== readFrom) {
    readFrom = source
    state = { token, user: parsed(user), isExpired: hasExpired && token === null }
  }
  return state
}

function tell() {
  for (const listener of listeners) listener()
}

function fromOtherTab(event: StorageEvent) {
  if (event.key === null || event.key === tokenKey || event.key === userKey) tell()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) globalThis.addEventListener('storage', fromOtherTab)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) globalThis.removeEventListener('storage', fromOtherTab)
  }
}

function end(expired: boolean) {
  hasExpired = expired
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  tell()
}

/** The signed-in person, stored in local storage and shared by all tabs. */
export const session = {
  read,
  subscribe,
  /** The token of the signed-in person, if any. */
  token: (): string | null => read().token,
  /** Stores both. Throws the browser's error when storage is blocked or full. */
  signIn(signedIn: SignedIn): void {
    hasExpired = false
    localStorage.setItem(userKey, JSON.stringify(signedIn.user))
    localStorage.setItem(tokenKey, signedIn.token)
    tell()
  },
  /** Replaces the stored user after a change of the profile. */
  setUser(user: User): void {
    localStorage.setItem(userKey, JSON.stringify(user))
    tell()
  },
  signOut(): void {
    end(false)
  },
  /** The server refused `token`: signs out once, unless another session has begun since. */
  expired(token: string | null): void {
    if (token !== null && token === read().token) end(true)
  },
}

/** The current session; renders again when it changes, in this tab or another. Prerendered HTML is made for a guest. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribe, read, () => guest)
}

/** Whether the stored user is an administrator. Only for display: the server checks permissions itself. */
export function isAdmin({ user }: SessionState): boolean {
  return user?.role === 'ADMIN'
}
