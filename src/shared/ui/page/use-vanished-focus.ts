import { useEffect } from 'react'
import { focusPage } from './focus-page.ts'

/**
 * When the focused element is removed from the page, such as a deleted row or a pressed Retry, moves the focus to the
 * nearest place that is still there: after Retry to the next Retry, after a button that removes its own row to that of the
 * next one, else to the part around it that can have the focus, to the heading of its section or dialog, or to that of the
 * page. Waits for placeholders, and stops once the focus is elsewhere.
 */
export function useVanishedFocus(): void {
  useEffect(() => {
    /** The element with the focus and its ancestors. */
    let path: Element[] = []
    /** If it removes its row, the buttons of the same list that do. */
    let removing: HTMLElement[] = []
    const remember = ({ target }: FocusEvent) => {
      path = []
      for (let each = target instanceof Element ? target : null; each !== null; each = each.parentElement)
        path.push(each)
      const list = path[0]?.getAttribute('data-remove') ?? ''
      removing = list === '' ? [] : [...document.querySelectorAll<HTMLElement>(`[data-remove=${list}]`)]
    }
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = path[0]?.isConnected === true && document.activeElement !== target
        if (path[0] === target && isLeft) path = []
      })
    const observer = new MutationObserver(() => {
      const [vanished] = path
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (vanished === undefined || vanished.isConnected || !isLost) return
      const place = path.find(isThere)
      if (place === undefined || place.querySelector('[data-skeleton]') !== null) return
      path = []
      const retry = vanished.matches('[data-retry]') ? place.querySelector<HTMLElement>('[data-retry]') : null
      const after = removing.slice(removing.findIndex((button) => button === vanished)).find(isThere)
      const next = retry ?? after ?? removing.findLast(isThere) ?? homeOf(place)
      if (next === undefined) return focusPage()
      if (next.tabIndex < 0) next.tabIndex = -1
      next.focus({ preventScroll: true })
    })
    addEventListener('focusin', remember)
    addEventListener('focusout', forget)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('focusout', forget)
      observer.disconnect()
    }
  }, [])
}

const isThere = ({ isConnected }: Element) => isConnected

function homeOf(place: Element): HTMLElement | undefined {
  for (let around: Element | null = place; around !== null; around = around.parentElement) {
    if (around instanceof HTMLElement && around.matches('[tabindex="-1"]:not(main)')) return around
    const heading = around.matches('section, dialog, main') && around.querySelector<HTMLElement>('h1, h2, h3')
    if (heading) return heading
  }
  return undefined
}
