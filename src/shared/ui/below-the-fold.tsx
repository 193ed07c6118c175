import { type ReactNode, useDeferredValue } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { usePrerendered } from '../lib/use-prerendered.ts'

/**
 * The lower part of a long page. After a press on a link it is drawn once the upper part shows. Whoever comes to a
 * place on the page, by Back or to an anchor, gets it at once, and so does prerendered HTML.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const { hash } = useLocation()
  const isPressed = useNavigationType() !== NavigationType.Pop && hash === ''
  const isPrerendered = usePrerendered()
  const isDue = useDeferredValue(true, isPrerendered || !isPressed)
  return isDue && children
}
