import { VisuallyHidden } from '#src/shared/ui/layout.tsx'
import { focusPage } from '#src/shared/ui/page.tsx'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'

/** How long a heading may keep the focus waiting for its data. */
const patience = 8000

/**
 * After a change of route: the focus goes to the page's heading, and its title is read out. While the data are on
 * their way there may be neither: the focus then waits on main, unless the person takes it elsewhere.
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
    // A menu that is about to close gives the focus back to its button first.
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
