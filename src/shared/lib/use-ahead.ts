import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * What the address says, or what was just chosen: the address follows a moment after the press, and a ticked box must
 * not come undone meanwhile. Any move of the address ends that moment.
 */
export function useAhead<T>(said: T): [value: T, choose: (value: T) => void] {
  const { key } = useLocation()
  const [ahead, setAhead] = useState<{ key: string; value: T } | null>(null)
  if (ahead !== null && ahead.key !== key) setAhead(null)
  // Back, pressed before the chosen address was drawn, leads to where the key is the same: only the press itself tells.
  useEffect(() => {
    const drop = () => setAhead(null)
    window.addEventListener('popstate', drop)
    return () => window.removeEventListener('popstate', drop)
  }, [])
  return [ahead !== null && ahead.key === key ? ahead.value : said, (value) => setAhead({ key, value })]
}
