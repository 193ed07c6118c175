import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { usePrerendered } from '../lib/use-prerendered.ts'

/**
 * The lower part of a long page. After a press on a link it renders once the upper part shows. With Back or an anchor,
 * which lead to a place on the page, it renders at once, and so it does in prerendered HTML.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const isPressed = useNavigationType() !== NavigationType.Pop && hash === ''
  const isPrerendered = usePrerendered()
  const isDue = useDeferredValue(true, isPrerendered || !isPressed)
  return isDue && children
}
