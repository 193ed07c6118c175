import { focusPage } from '#src/shared/ui/page/focus-page.ts'

/** How long to wait for a heading that needs data, in milliseconds. */
const patience = 8000

/**
 * Moves the focus to the page's heading and announces the title once each appears. Returns a function that stops it.
 */
export function settleFocus(announce: (title: string) => void): () => void {
  let isPlaced = false
  const follow = () => {
    // A closing menu first returns the focus to its button.
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
