import { motion } from '#src/shared/ui/motion-preference.ts'
import type { Path } from 'react-router-dom'
import { presentWith } from './router.tsx'
import styles from './view-transitions.css?inline'

/**
 * Fades from page to page if the browser supports it and motion is not reduced. The picture of a pressed card grows
 * into the first picture of its product, and back into the card.
 */
export function showInViewTransitions(): void {
  if (!('startViewTransition' in document)) return
  // Every content security policy allows this, unlike a style element.
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const { pathname, search, hash } = location
  let shown: Path = { pathname, search, hash }
  let waiting: ((flushSync: boolean) => void) | undefined
  let latest: ViewTransition | undefined
  let isMoved = false
  // Some browsers animate a swipe back themselves.
  addEventListener('popstate', (event) => (isMoved = event.hasUAVisualTransition), { capture: true })

  presentWith((to, show) => {
    const from = shown
    shown = to
    // The transition that is about to start will show the newest page.
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
      // It rejects if the next one starts before this one.
      transition.ready.catch(() => undefined)
      void transition.finished.then(() => {
        // An interrupted transition must not remove the name for the next one.
        if (latest === transition) nameOnly(undefined)
      })
    }
    if (from.pathname !== to.pathname) isMoved = false
  })
}

/** Whether neither the system nor the shop's own switch reduces motion. */
const isMotionWelcome = () => motion.read() === null && matchMedia('(prefers-reduced-motion: no-preference)').matches

let named: HTMLElement | undefined

/** Moves the transition name of the picture from the last element to this one. */
function nameOnly(element: HTMLElement | undefined): void {
  named?.style.removeProperty('view-transition-name')
  named = element
  named?.style.setProperty('view-transition-name', 'product-picture')
}

/** The visible picture of a card that links to this address, else to another variant of its product. */
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
