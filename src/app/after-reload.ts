import { fill } from '#src/shared/ui/field/fill.ts'
import { isRecord } from '#src/shared/lib/values/is-record.ts'
import { stored } from '#src/shared/lib/storage/stored.ts'
import { typed, typedFields } from './new-release.ts'

/** What React Router stores: the scroll position of each page. */
const positions = stored<Record<string, unknown>>({
  key: 'react-router-scroll-positions',
  area: 'session',
  blank: {},
  valid: (kept) => (isRecord(kept) ? kept : undefined),
})

/** Longer than a page takes to reach its full height. */
const patience = 10_000

/**
 * Restores the scroll position of a place after a reload. The page is too short until its data has loaded, so this
 * tries again whenever it grows, until the position is reached or the person scrolls.
 */
export function restorePlace(place: string): void {
  seek(Number(positions.read()[place]) || 0)
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

/** Fills in what was typed on this page before a new release reloaded it. */
export function restoreTyped(pathname: string): void {
  const kept = typed.read()
  typed.write(null)
  if (kept?.pathname !== pathname) return
  const left = new Map(kept.fields)
  const stop = new AbortController()
  const restore = () => {
    for (const [name, field] of typedFields()) {
      const value = left.get(name)
      if (value === undefined) continue
      left.delete(name)
      if (field.value !== value) fill(field, value)
    }
    if (left.size === 0) stop.abort()
  }
  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true })
  observeUntil(stop, observer)
  restore()
}
