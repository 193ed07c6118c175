import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * The value from the address, or the one just chosen: the address updates a moment after the press, and a ticked box
 * must not flicker back. Navigation to any other value drops what was chosen. `choose` makes the next value from the
 * newest one, which may not be rendered yet, and returns it; a timer of an earlier render may call it too.
 */
export function useAhead<T>(said: T): [value: T, choose: (next: (newest: T) => NonNullable<T>) => NonNullable<T>] {
  const { key } = useLocation()
  const [ahead, setAhead] = useState<Ahead<T>>({ key, chosen: [] })
  const newest = useRef({ ...ahead, said })
  if (ahead.key !== key) setAhead({ key, chosen: after(said, ahead.chosen) })
  useLayoutEffect(() => {
    const { current } = newest
    newest.current = { key, said, chosen: current.key === key ? current.chosen : after(said, current.chosen) }
  }, [key, said])
  // Back, pressed before the new address has rendered, returns to the same key: only `popstate` reveals it.
  useEffect(() => {
    const drop = () => {
      newest.current.chosen = []
      setAhead((current) => ({ ...current, chosen: [] }))
    }
    window.addEventListener('popstate', drop)
    return () => window.removeEventListener('popstate', drop)
  }, [])

  function choose(next: (newest: T) => NonNullable<T>): NonNullable<T> {
    const value = next(newest.current.chosen.at(-1) ?? newest.current.said)
    newest.current.chosen = [...newest.current.chosen, value]
    setAhead((current) => ({ ...current, chosen: [...current.chosen, value] }))
    return value
  }
  return [ahead.chosen.at(-1) ?? said, choose]
}

/** The values that were chosen, but are not in the address of the history entry `key` yet: the oldest first. */
interface Ahead<T> {
  key: string
  chosen: readonly NonNullable<T>[]
}

/** The values chosen after the one that the address now has; none if the address has another. */
function after<T>(said: T, chosen: readonly NonNullable<T>[]): readonly NonNullable<T>[] {
  const place = chosen.findLastIndex((value) => value === said)
  return place === -1 ? [] : chosen.slice(place + 1)
}
