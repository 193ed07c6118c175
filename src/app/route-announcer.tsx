import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { settleFocus } from './settle-focus.ts'

/**
 * After a navigation, moves the focus to the page's heading and announces its title. Both may need data first; until
 * then the focus is on main, unless the user moves it.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  // Before the screen can be seen: later it would take the focus from where the person has just put it.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return settleFocus(setTitle)
  }, [pathname])

  return (
    <VisuallyHidden role="status" aria-label="Page">
      {title}
    </VisuallyHidden>
  )
}
