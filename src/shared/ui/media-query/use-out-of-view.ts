import { type RefObject, useEffect, useState } from 'react'

/** The share of the element that must be visible. Not 1, since scrolling may stop a fraction of a pixel off. */
const enough = 0.6

/** Whether a good part of an element is out of view. */
export function useOutOfView(ref: RefObject<HTMLElement | null>): boolean {
  const [isOutOfView, setOutOfView] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return
    const observer = new IntersectionObserver(
      (entries) => setOutOfView((entries.at(-1)?.intersectionRatio ?? 1) < enough),
      { threshold: enough },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isOutOfView
}
