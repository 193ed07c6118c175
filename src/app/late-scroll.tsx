import { useEffect, useRef } from 'react'
import { type Location, useLocation } from 'react-router-dom'

/** The key under which React Router stores scroll positions. */
const storageKey = 'react-router-scroll-positions'

/** Longer than a page takes to reach its full height. */
const patience = 10_000

/**
 * Restores the scroll position after a reload. The page is too short until its data has loaded, so this tries again
 * whenever it grows, until the position is reached or the person scrolls.
 */
export function LateScroll({ placeKey }: { placeKey: (location: Location) => string }) {
  const location = useLocation()
  const start = useRef(placeKey(location))
  useEffect(() => seek(placeOf(start.current)), [])
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

function placeOf(key: string): number {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const place = typeof places === 'object' && places !== null ? Reflect.get(places, key) : 0
    return typeof place === 'number' ? place : 0
  } catch {
    return 0
  }
}
