import { motion } from '#src/shared/ui/motion-preference.ts'
import type { Path } from 'react-router-dom'
import { presentWith } from './router.tsx'
import styles from './view-transitions.css?inline'

/**
 * Fades from page to page where the browser can and motion is welcome. The picture of a pressed card grows into the
 * first picture of its product, and returns into the card.
 */
export function showInViewTransitions(): void {
  if (!('startViewTransition' in document)) return
  // Unlike a style element, allowed by every content security policy.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const { pathname, search, hash } = location
  let shown: Path = { pathname, search, hash }
  let waiting: ((flushSync: boolean) => void) | undefined
  let latest: ViewTransition | undefined
  let isMoved = false
  // At a swipe back some browsers move the pages themselves.
  addEventListener('popstate', (event) => (isMoved = event.hasUAVisualTransition), { capture: true })

  presentWith((to, show) => {
    const from = shown
    shown = to
    // The transition that is about to begin shows the newest page.
    if (waiting) waiting = show
    else if (from.pathname === to.pathname || isMoved || !isMotionWelcome()) show(false)
    else {
      waiting = show
      const card = cardOf(to)
      nameOnly(card ?? galleryPicture())
      const transition = (latest = document.startViewTransition(() => {
        waiting?.(true)
        waiting = undefined
        nameOnly(card ? galleryPicture() : cardOf(from))
      }))
      // It rejects when the next one begins before this one could.
      transition.ready.catch(() => undefined)
      void transition.finished.then(() => {
        // One that was cut short leaves the name of the next one alone.
        if (latest === transition) nameOnly(undefined)
      })
    }
    if (from.pathname !== to.pathname) isMoved = false
  })
}

/** Unless the system or the shop's own switch says otherwise. */
const isMotionWelcome = () => motion.read() === null && matchMedia('(prefers-reduced-motion: no-preference)').matches

let named: HTMLElement | undefined

/** Gives this element the name by which the browser knows the picture before and after, and takes it from the last. */
function nameOnly(element: HTMLElement | undefined): void {
  named?.style.removeProperty('view-transition-name')
  named = element
  named?.style.setProperty('view-transition-name', 'product-picture')
}

/** The visible picture of a card that leads to this address, or else to another variant of its product. */
function cardOf({ pathname, search }: Path): HTMLElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')]
  const product = links.filter((link) => link.pathname === pathname)
  return [...product.filter((link) => link.search === search), ...product]
    .map((link) => link.closest('article')?.querySelector<HTMLElement>('img'))
    .find(isVisible)
}

const galleryPicture = () =>
  [...document.querySelectorAll<HTMLElement>('main [aria-roledescription=carousel] [aria-hidden=false] img')].find(
    isVisible,
  )

function isVisible(element: HTMLElement | null | undefined): element is HTMLElement {
  const box = element?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < innerHeight
}
