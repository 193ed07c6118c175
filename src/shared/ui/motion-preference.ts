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

/** Stands in where storage is forbidden. */
let pausedHere = false

function pauseAll(paused: boolean): void {
  pausedHere = paused
  try {
    if (paused) localStorage.setItem(key, 'paused')
    else localStorage.removeItem(key)
  } catch {
    // `pausedHere` then holds until the page is left.
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

/** The one switch that pauses all motion of the shop, kept for this browser (local storage key `motion`). */
export function useMotionPreference(): { paused: boolean; pauseAll: (paused: boolean) => void } {
  return { paused: useSyncExternalStore(subscribe, isPaused, () => false), pauseAll }
}
