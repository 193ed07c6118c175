import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { nextPaint } from '../lib/next-paint.ts'
import { usePrerendered } from '../lib/react/use-prerendered.ts'

/**
 * The lower part of a long page. After a press on a link it renders once the upper part shows. With Back or an anchor,
 * which lead to a place on the page, it renders at once, and so it does in prerendered HTML.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const isPressed = useNavigationType() !== NavigationType.Pop && hash === ''
  const isPrerendered = usePrerendered()
  const [isDue, setIsDue] = useState(isPrerendered || !isPressed)
  useEffect(() => {
    if (isDue) return
    // Two frames, since the browser still draws the first one, or the start of a view transition, in the next.
    void nextPaint()
      .then(nextPaint)
      .then(() => startTransition(() => setIsDue(true)))
  }, [isDue])
  return isDue && children
}
