let clock = () => new Date()

/** The present instant: the system's, or that of the backend in the page, so that the two never disagree. */
export function now(): Date {
  return clock()
}

/** Replaces the clock; for `main.tsx` and tests. */
export function setNow(next: () => Date): void {
  clock = next
}
