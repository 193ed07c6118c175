import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

/** `shop:` marks the data of one shop, which is removed when another shop replaces it. */
type StorageKey =
  | `shop:${string}`
  | 'token'
  | 'user'
  | 'theme'
  | 'motion'
  | 'plain-keys'
  | 'react-router-scroll-positions'

export interface StoredOptions<Value> {
  key: StorageKey
  /** `local` is shared by all tabs and outlives them; `session` is one tab's. */
  area: 'local' | 'session'
  /** The value while nothing, or nothing valid, is stored. Writing it removes the entry. */
  blank: Value
  /** Validates parsed JSON, since anyone can edit storage; returns undefined for an invalid value. */
  valid: (value: unknown) => Value | undefined
  /** The entry is the text itself instead of JSON. */
  isText?: boolean
}

export interface Stored<Value> {
  /** Returns the same object while the entry is unchanged. */
  read: () => Value
  /** Where storage is blocked or full, the value lasts until the page is left. */
  write: (next: Value) => void
  /** Calls `listener` after a change in this tab or another; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void
  blank: Value
}

/** One typed entry of the browser's storage. */
export function stored<Value>({ key, area, blank, valid, isText }: StoredOptions<Value>): Stored<Value> {
  const here = createListeners()
  let text: string | null = null
  let value = blank
  const storage = () => (area === 'local' ? localStorage : sessionStorage)

  function read(): Value {
    try {
      const now = storage().getItem(key)
      if (now === text) return value
      text = now
      value = blank
      if (now !== null) value = valid(isText ? now : JSON.parse(now)) ?? blank
    } catch {
      // Storage is blocked, or the entry is not JSON.
    }
    return value
  }

  function write(next: Value): void {
    value = next
    const written = next === blank ? null : isText ? String(next) : JSON.stringify(next)
    try {
      if (written === null) storage().removeItem(key)
      else storage().setItem(key, written)
      text = written
    } catch {
      // Storage is blocked or full.
    }
    here.notify()
  }

  function subscribe(listener: () => void): () => void {
    const stop = here.subscribe(listener)
    // Fires in the other tabs.
    addEventListener('storage', listener)
    return () => {
      stop()
      removeEventListener('storage', listener)
    }
  }

  return { read, write, subscribe, blank }
}

/** The stored value; renders again when it changes. Prerendered HTML is made with the blank one. */
export function useStored<Value>({ subscribe, read, blank }: Stored<Value>): Value {
  return useSyncExternalStore(subscribe, read, () => blank)
}
