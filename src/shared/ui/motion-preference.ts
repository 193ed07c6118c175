import { useSyncExternalStore } from 'react'

const key = 'motion'
const listeners = new Set<() => void>()

function isPaused(): boolean {
  try {
    return localStorage.getItem(key) === 'paused'
  } catch {
    return pausedHere
  }
}

/** Used when storage is blocked. */
let pausedHere = false

function pauseAll(paused: boolean): void {
  pausedHere = paused
  try {
    if (paused) localStorage.setItem(key, 'paused')
    else localStorage.removeItem(key)
  } catch {
    // Storage is blocked: `pausedHere` lasts until the page is left.
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

/** The switch that pauses all motion of the shop, stored in this browser (local storage key `motion`). */
export function useMotionPreference(): { paused: boolean; pauseAll: (paused: boolean) => void } {
  return { paused: useSyncExternalStore(subscribe, isPaused, () => false), pauseAll }
}
