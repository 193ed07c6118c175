/** The longest time that a page waits for its pictures, in milliseconds. */
const patience = 4000

/** The end of a press, not its start: what the app adds to the page would move the target from under the finger. */
const signs = ['pointerup', 'pointercancel', 'keydown', 'wheel'] as const

/**
 * Runs a task once: when the page has loaded and its first frame is on the screen, or after the first press, key, touch
 * or turn of the wheel.
 */
export function whenShown(task: () => void): void {
  const stop = new AbortController()
  const { signal } = stop
  const go = () => {
    if (signal.aborted) return
    stop.abort()
    task()
  }
  for (const sign of signs) addEventListener(sign, go, { passive: true, capture: true, signal })
  const afterFrame = () =>
    new PerformanceObserver((_, painted) => {
      painted.disconnect()
      setTimeout(go)
    }).observe({ type: 'paint', buffered: true })
  if (document.readyState === 'complete') afterFrame()
  else addEventListener('load', afterFrame, { signal })
  setTimeout(go, patience)
}
