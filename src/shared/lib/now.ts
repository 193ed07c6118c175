import { useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

const minute = 60_000
const { subscribe, notify } = createListeners()
let clock = () => new Date()
let prerenderedAt = 0

/** The current time: the system's, or that of the backend in the page, so that both agree. */
export function now(): Date {
  return clock()
}

/** Replaces the clock; for `main.tsx` and tests. */
export function setNow(next: () => Date): void {
  clock = next
  notify()
}

/** Names the instant for which the page's HTML was made: the first render has to show the same. */
export function setPrerenderedAt(at: Date): void {
  prerenderedAt = minuteOf(at)
}

/**
 * The present instant to the minute, for what is shown. Renders again when another clock takes over; a page that was
 * prerendered begins with the instant of its HTML.
 */
export function useNow(): Date {
  return new Date(
    useSyncExternalStore(
      subscribe,
      () => minuteOf(clock()),
      () => prerenderedAt,
    ) * minute,
  )
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / minute)
