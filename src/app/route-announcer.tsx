import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { focusPage } from '#src/shared/ui/page.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long the focus waits for a heading that needs data. */
const patience = 8000

/**
 * After a navigation moves the focus to the page's heading and announces its title. Both may need data first: until
 * then the focus rests on main, unless the person moves it.
 */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    return settle(setTitle)
  }, [pathname])

  return (
    <VisuallyHidden role="status" aria-label="Page">
      {title}
    </VisuallyHidden>
  )
}

function settle(announce: (title: string) => void): () => void {
  let isPlaced = false
  const follow = () => {
    // Later, since a closing menu first returns the focus to its button.
    if (document.querySelector('dialog:modal') !== null) return
    announce(document.title)
    const active = document.activeElement
    const isWaiting = active === null || active === document.body || active.tagName === 'MAIN'
    if (isWaiting || !isPlaced) focusPage()
    isPlaced = true
    if (document.querySelector('main h1') !== null) observer.disconnect()
  }
  const observer = new MutationObserver(follow)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), patience)
  follow()
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
