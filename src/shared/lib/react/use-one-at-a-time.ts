import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Runs an action one at a time: `run` ignores calls until the last one has ended. Uses a ref, since the second click of
 * a double click comes before the next render.
 */
export function useOneAtATime<Args extends unknown[], Result>(
  action: (...args: Args) => Result,
): { run: (...args: Args) => Result | undefined; pending: boolean; isBusy: () => boolean } {
  const busy = useRef(false)
  const [pending, setPending] = useState(false)
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })

  const run = useCallback((...args: Args) => {
    if (busy.current) return undefined
    const over = () => {
      busy.current = false
      setPending(false)
    }
    const result = latest.current(...args)
    if (!(result instanceof Promise)) return result
    busy.current = true
    setPending(true)
    result.then(over, over)
    return result
  }, [])
  const isBusy = useCallback(() => busy.current, [])
  return { run, pending, isBusy }
}
