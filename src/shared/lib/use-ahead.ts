import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The value from the address, or the one just chosen: the address updates a moment after the press, and a ticked box
 * must not flicker back. Any navigation drops the chosen value.
 */
export function useAhead<T>(said: T): [value: T, choose: (value: T) => void] {
  const { key } = useLocation()
  const [ahead, setAhead] = useState<{ key: string; value: T } | null>(null)
  if (ahead !== null && ahead.key !== key) setAhead(null)
  // Back before the new address has rendered returns to the same key, so only `popstate` shows that it was pressed.
  useEffect(() => {
    const drop = () => setAhead(null)
    window.addEventListener('popstate', drop)
    return () => window.removeEventListener('popstate', drop)
  }, [])
  return [ahead !== null && ahead.key === key ? ahead.value : said, (value) => setAhead({ key, value })]
}
