/** How long the page must be idle before background work starts, in milliseconds. */
const rest = 3000

const signs = ['pointermove', 'pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/** Browsers report a move without movement when a page appears under a resting pointer. */
const isAtRest = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY

/** Runs a task once, at the first interaction. Returns a function that runs it earlier. */
export function atFirstSign(task: () => void): () => void {
  let isDue = true
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, soon)
    if (isDue) task()
    isDue = false
  }
  const soon = (event: Event) => {
    if (!isAtRest(event)) setTimeout(begin)
  }
  for (const sign of signs) addEventListener(sign, soon, { passive: true })
  return begin
}

/**
 * Runs a task once, when the page is loaded and idle, or at the first interaction. Returns a function that gives the
 * task up if it has not begun.
 */
export function whenIdle(task: () => void): () => void {
  let isWanted = true
  const begin = atFirstSign(() => {
    if (isWanted) task()
  })
  // Safari has no idle callbacks.
  setTimeout(
    () => ('requestIdleCallback' in globalThis ? requestIdleCallback(begin, { timeout: rest }) : begin()),
    rest,
  )
  return () => {
    isWanted = false
    begin()
  }
}
