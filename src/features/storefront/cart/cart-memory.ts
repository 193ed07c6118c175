import { useSyncExternalStore } from 'react'
import { useSession } from '#src/shared/api/session.ts'
import type { CartChanges } from './cart-rows.ts'

/** A person's cart changes in this tab, which are never sent to the server. */
export interface CartMemory {
  changes: CartChanges
  promo: string | null
}

type Memories = Readonly<Record<string, CartMemory>>

const key = 'shop:cart'
const nothing: CartMemory = { changes: {}, promo: null }
const none: Memories = {}
const listeners = new Set<() => void>()
let text: string | null = null
let memories = none

/** The valid part of what is stored. */
export function readMemories(json: string | null): Memories {
  try {
    const stored: unknown = JSON.parse(json ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, CartMemory] => isMemory(entry[1])),
    )
  } catch {
    return {}
  }
}

function isMemory(value: unknown): value is CartMemory {
  if (typeof value !== 'object' || value === null || !('changes' in value && 'promo' in value)) return false
  const { changes, promo } = value
  if (promo !== null && typeof promo !== 'string') return false
  return (
    typeof changes === 'object' &&
    changes !== null &&
    Object.values(changes).every((quantity) => Number.isInteger(quantity))
  )
}

/** Reads storage again, but returns the same objects while nothing changed, as `useSyncExternalStore` requires. */
function load(): Memories {
  try {
    const now = sessionStorage.getItem(key)
    if (now !== text) {
      text = now
      memories = readMemories(now)
    }
  } catch {
    // Storage is blocked: the changes last until the page is left.
  }
  return memories
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Changes what is remembered of one person's cart. */
export function changeMemory(userId: string, change: (memory: CartMemory) => CartMemory): void {
  memories = { ...load(), [userId]: change(load()[userId] ?? nothing) }
  try {
    const next = JSON.stringify(memories)
    sessionStorage.setItem(key, next)
    text = next
  } catch {
    // Storage is blocked or full: the changes last until the page is left.
  }
  for (const listener of listeners) listener()
}

/** What this tab remembers of the signed-in person's cart. */
export function useCartMemory(): CartMemory {
  const { user } = useSession()
  const all = useSyncExternalStore(subscribe, load, () => none)
  return user === null ? nothing : (all[user.id] ?? nothing)
}
