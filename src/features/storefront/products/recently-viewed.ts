import { useSyncExternalStore } from 'react'

/** What a strip of pieces seen before shows. No price: it may have changed since. */
export interface Seen {
  id: string
  name: string
  picture: string | null
}

const key = 'shop:recently-viewed'
const others = 8
const listeners = new Set<() => void>()
const none: readonly Seen[] = []
let cache: { text: string | null; seen: readonly Seen[] } = { text: null, seen: none }

/** The newest in front, each once; the one on the screen and eight others. */
export function withSeen(seen: readonly Seen[], one: Seen): Seen[] {
  return [one, ...seen.filter(({ id }) => id !== one.id)].slice(0, others + 1)
}

/** What is stored, as far as it is what was once written. */
export function readSeen(text: string | null): readonly Seen[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isSeen) : none
  } catch {
    return none
  }
}

function isSeen(value: unknown): value is Seen {
  if (typeof value !== 'object' || value === null || !('id' in value && 'name' in value && 'picture' in value))
    return false
  return (
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    (value.picture === null || typeof value.picture === 'string')
  )
}

/** Storage may be forbidden: then nothing is remembered. */
function load(): readonly Seen[] {
  let text: string | null = null
  try {
    text = localStorage.getItem(key)
  } catch {
    return none
  }
  if (text !== cache.text) cache = { text, seen: readSeen(text) }
  return cache.seen
}

function store(seen: readonly Seen[]): void {
  try {
    if (seen.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(seen))
  } catch {
    // Storage is blocked or full: the page works without the strip.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Remembers in this browser that a piece was looked at. */
export function remember(one: Seen): void {
  store(withSeen(load(), one))
}

export function forgetSeen(): void {
  store([])
}

/** The last eight pieces looked at but the given one, the newest first. */
export function useRecentlyViewed(except: string): Seen[] {
  const seen = useSyncExternalStore(subscribe, load, () => none)
  return seen.filter(({ id }) => id !== except).slice(0, others)
}
