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
 * What is made of the present instant, to the minute. Renders again only if another clock that takes over makes it
 * something else; a prerendered page begins with the instant of its HTML. `make` has to make the same of the same.
 */
export function useAtMinute<T>(make: (at: Date) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => make(dateOf(minuteOf(clock()))),
    () => make(dateOf(prerenderedAt)),
  )
}

/** The present instant to the minute, for what is shown. */
export function useNow(): Date {
  return dateOf(useAtMinute(minuteOf))
}

const dateOf = (minutes: number) => new Date(minutes * minute)
const minuteOf = (at: Date) => Math.floor(at.getTime() / minute)
