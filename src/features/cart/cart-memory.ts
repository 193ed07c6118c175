import { useSyncExternalStore } from 'react'
import { useSession } from '#src/shared/api/session.ts'
import type { CartChanges } from './cart-rows.ts'

/** What this tab remembers of a person's cart, and the server never hears of. */
export interface CartMemory {
  changes: CartChanges
  promo: string | null
}

type Memories = Readonly<Record<string, CartMemory>>

const key = 'cart'
const nothing: CartMemory = { changes: {}, promo: null }
const listeners = new Set<() => void>()
let memories: Memories | undefined

/** What is stored, as far as it is what was once written. */
export function readMemories(text: string | null): Memories {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(Object.entries(stored).filter((entry): entry is [string, CartMemory] => isMemory(entry[1])))
  } catch {
    return {}
  }
}

function isMemory(value: unknown): value is CartMemory {
  if (typeof value !== 'object' || value === null || !('changes' in value && 'promo' in value)) return false
  const { changes, promo } = value
  if (promo !== null && typeof promo !== 'string') return false
  return typeof changes === 'object' && changes !== null && Object.values(changes).every((quantity) => Number.isInteger(quantity))
}

function load(): Memories {
  try {
    memories ??= readMemories(sessionStorage.getItem(key))
  } catch {
    // Storage is blocked: the changes last until the page is left.
    memories ??= {}
  }
  return memories
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes what is remembered of one person's cart. */
export function changeMemory(userId: string, change: (memory: CartMemory) => CartMemory): void {
  memories = { ...load(), [userId]: change(load()[userId] ?? nothing) }
  try {
    sessionStorage.setItem(key, JSON.stringify(memories))
  } catch {
    // Storage is blocked or full: the changes last until the page is left.
  }
  for (const listener of listeners) listener()
}

/** What this tab remembers of the signed-in person's cart. */
export function useCartMemory(): CartMemory {
  const { user } = useSession()
  const all = useSyncExternalStore(subscribe, load)
  return user === null ? nothing : (all[user.id] ?? nothing)
}
