import { useSession } from '#src/shared/api/session.ts'
import { useMemo, useSyncExternalStore } from 'react'

/** A person's changes to sample orders in this tab, since no call returns them. */
export interface OrderMemory {
  /** Their status since, by order. */
  becameOf: Readonly<Record<string, string>>
  /** The products that were reviewed. */
  reviewed: readonly string[]
}

const key = 'shop:orders'
const nothing: OrderMemory = { becameOf: {}, reviewed: [] }
const listeners = new Set<() => void>()
let text: string | null = null
let memories: Readonly<Record<string, OrderMemory>> = {}

/** What is stored, as far as it is what was once written. */
export function readOrderMemories(json: string | null): Record<string, OrderMemory> {
  try {
    const stored: unknown = JSON.parse(json ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, OrderMemory] => isMemory(entry[1])),
    )
  } catch {
    return {}
  }
}

function isMemory(value: unknown): value is OrderMemory {
  if (typeof value !== 'object' || value === null || !('becameOf' in value && 'reviewed' in value)) return false
  const { becameOf, reviewed } = value
  return typeof becameOf === 'object' && becameOf !== null && Array.isArray(reviewed)
}

/** Reads storage again, but returns the same objects while nothing changed, as `useSyncExternalStore` requires. */
function load(): Readonly<Record<string, OrderMemory>> {
  try {
    const now = sessionStorage.getItem(key)
    if (now !== text) {
      text = now
      memories = readOrderMemories(now)
    }
  } catch {
    // Storage is blocked: it lasts until the page is left.
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

function change(owner: string, next: (memory: OrderMemory) => OrderMemory): void {
  memories = { ...load(), [owner]: next(load()[owner] ?? nothing) }
  try {
    const now = JSON.stringify(memories)
    sessionStorage.setItem(key, now)
    text = now
  } catch {
    // Storage is blocked or full: it lasts until the page is left.
  }
  for (const listener of listeners) listener()
}

/** The signed-in person's changes to orders in this tab, and how to add one. */
export function useOrderMemory() {
  const owner = useSession().user?.id
  const all = useSyncExternalStore(subscribe, load)
  return useMemo(() => {
    const note = (next: (memory: OrderMemory) => OrderMemory) => owner !== undefined && change(owner, next)
    return {
      memory: owner === undefined ? nothing : (all[owner] ?? nothing),
      noteStatus: (id: string, status: string) =>
        note((old) => ({ ...old, becameOf: { ...old.becameOf, [id]: status } })),
      noteReview: (productId: string) =>
        note((old) => ({ ...old, reviewed: [...new Set([...old.reviewed, productId])] })),
    }
  }, [all, owner])
}
