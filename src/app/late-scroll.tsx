import { useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { isRecord } from '#src/shared/lib/is-record.ts'
import { stored } from '#src/shared/lib/stored.ts'

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
 * Restores the scroll position after a reload. The page is too short until its data has loaded, so this tries again
 * whenever it grows, until the position is reached or the person scrolls.
 */
export function LateScroll({ placeKey }: { placeKey: (location: Location) => string }) {
  const location = useLocation()
  const start = useRef(placeKey(location))
  useEffect(() => seek(Number(positions.read()[start.current]) || 0), [])
  return null
}

function seek(target: number): () => void {
  const stop = new AbortController()
  if (target <= scrollY) return () => undefined
  const move = () => {
    scrollTo(0, target)
    if (Math.abs(scrollY - target) < 2) stop.abort()
  }
  const observer = new ResizeObserver(move)
  observer.observe(document.body)
  const timer = setTimeout(() => stop.abort(), patience)
  stop.signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown', 'popstate']) {
    addEventListener(event, () => stop.abort(), { signal: stop.signal, passive: true })
  }
  return () => stop.abort()
}
