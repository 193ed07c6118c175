import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The value from the address, or the one just chosen: the address updates a moment after the press, and a ticked box
 * must not flicker back. Any navigation drops the chosen value. `choose` makes the next value from the newest one,
 * which may not be rendered yet, and returns it.
 */
export function useAhead<T>(said: T): [value: T, choose: (next: (newest: T) => T) => T] {
  const { key } = useLocation()
  const [ahead, setAhead] = useState<{ key: string; value: T } | null>(null)
  const newest = useRef(ahead)
  if (ahead !== null && ahead.key !== key) setAhead(null)
  // Back, pressed before the new address has rendered, returns to the same key: only `popstate` reveals it.
  useEffect(() => {
    const drop = () => {
      newest.current = null
      setAhead(null)
    }
    window.addEventListener('popstate', drop)
    return () => window.removeEventListener('popstate', drop)
  }, [])

  function choose(next: (newest: T) => T): T {
    const value = next(newest.current?.key === key ? newest.current.value : said)
    newest.current = { key, value }
    setAhead(newest.current)
    return value
  }
  return [ahead !== null && ahead.key === key ? ahead.value : said, choose]
}
