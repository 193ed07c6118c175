import { useEffect, useState } from 'react'

/** Renders again each second. */
export function useEverySecond(): void {
  const [, setCount] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setCount((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}
