import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is not wholly in view. */
export function useOutOfView(ref: RefObject<HTMLElement | null>): boolean {
  const [isOutOfView, setOutOfView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new IntersectionObserver(
      ([entry]) => setOutOfView(entry !== undefined && entry.intersectionRatio < 1),
      { threshold: 1 },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isOutOfView
}
