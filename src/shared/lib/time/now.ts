import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

const minute = 60_000
const { subscribe: listen, notify } = createListeners()
let clock = () => new Date()
let prerenderedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The current time: the system's, or that of the backend in the page, so that both agree. */
export function now(): Date {
  return clock()
}

/** Replaces the clock; for `main.tsx` and tests. */
export function setNow(next: () => Date): void {
  clock = next
  clockMoved()
}

/** Shows the time of a clock that has been moved or stopped at once; the next minute begins by that clock. */
export function clockMoved(): void {
  if (timer === undefined) notify()
  else tick()
}

/** Sets the time of the prerendered HTML, which the first render must show too. */
export function setPrerenderedAt(at: Date): void {
  prerenderedAt = minuteOf(at)
}

function subscribe(listener: () => void): () => void {
  if (timer === undefined) tick()
  return listen(listener)
}

/** Notifies at the start of each minute. */
function tick(): void {
  clearTimeout(timer)
  notify()
  // At least a second, since a frozen clock never comes nearer to the next minute.
  timer = setTimeout(tick, Math.max(1000, minute - (clock().getTime() % minute)))
}

/**
 * The result of `make` for the current time, to the minute. Renders again only when a new minute or clock changes the
 * result; a prerendered page starts with the time of its HTML. `make` must be pure.
 */
export function useAtMinute<T>(make: (at: Date) => T): T {
  return useSyncExternalStore(
    subscribe,
    () => make(dateOf(minuteOf(clock()))),
    () => make(dateOf(prerenderedAt)),
  )
}

const dateOf = (minutes: number) => new Date(minutes * minute)
const minuteOf = (at: Date) => Math.floor(at.getTime() / minute)
