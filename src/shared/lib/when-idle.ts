/** How long the page must be idle before background work begins, in milliseconds. */
const rest = 3000

const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/** Runs a task once the page is loaded and has rested, or at the first sign of a person, whichever comes first. */
export function whenIdle(task: () => void): void {
  const begin = () => {
    clearTimeout(timer)
    for (const sign of signs) removeEventListener(sign, begin)
    task()
  }
  const timer = setTimeout(() => requestIdleCallback(begin), rest)
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
}
