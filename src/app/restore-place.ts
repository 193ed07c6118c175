import { scrollPositions } from './scroll-positions.ts'

/** Longer than a page takes to reach its full height. */
const patience = 10_000

/**
 * Restores the scroll position of a place after a reload. The page is too short until its data has loaded, so this
 * tries again whenever it grows, until the position is reached or the person scrolls.
 */
export function restorePlace(place: string): void {
  seek(Number(scrollPositions.read()[place]) || 0)
}

function seek(target: number): void {
  const stop = new AbortController()
  if (target <= scrollY) return
  const move = () => {
    scrollTo(0, target)
    if (Math.abs(scrollY - target) < 2) stop.abort()
  }
  const observer = new ResizeObserver(move)
  observer.observe(document.body)
  observeUntil(stop, observer)
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate']) {
    addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true })
  }
}

/** Stops the observer when `stop` is aborted or the time is up. */
function observeUntil(stop: AbortController, observer: { disconnect: () => void }): void {
  const timer = setTimeout(() => stop.abort(), patience)
  stop.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
}
