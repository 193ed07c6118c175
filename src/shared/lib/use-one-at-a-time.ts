import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * Runs an action one at a time and ignores presses until it has ended. Uses a ref, since the second click of a double
 * click comes before the next render.
 */
export function useOneAtATime<Args extends unknown[]>(
  action: (...args: Args) => unknown,
): { run: (...args: Args) => void; pending: boolean } {
  const isBusy = useRef(false)
  const [pending, setPending] = useState(false)
  const latest = useRef(action)
  useEffect(() => {
    latest.current = action
  })

  const run = useCallback((...args: Args) => {
    if (isBusy.current) return
    const over = () => {
      isBusy.current = false
      setPending(false)
    }
    const result = latest.current(...args)
    if (!(result instanceof Promise)) return
    isBusy.current = true
    setPending(true)
    result.then(over, over)
  }, [])
  return { run, pending }
}
