/** How long the page must be idle before background work starts, in milliseconds. */
const rest = 3000

const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/** Runs a task once, at the first interaction. Returns a function that runs it earlier. */
export function atFirstSign(task: () => void): () => void {
  let isDue = true
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, soon)
    if (isDue) task()
    isDue = false
  }
  const soon = () => setTimeout(begin)
  for (const sign of signs) addEventListener(sign, soon, { passive: true, once: true })
  return begin
}

/** Runs a task once, when the page is loaded and idle, or at the first interaction. */
export function whenIdle(task: () => void): void {
  const begin = atFirstSign(task)
  // Safari has no idle callbacks.
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(begin) : begin()), rest)
}
