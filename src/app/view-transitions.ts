import { motion } from '#src/shared/ui/motion-preference.ts'
import type { Path } from 'react-router-dom'
import { presentWith } from './router.tsx'
import styles from './view-transitions.css?inline'

/**
 * Fades each new page in if the browser has view transitions and motion is not reduced. The picture of a pressed card
 * grows into the first picture of its product, and back into the card. Only the picture is a view transition: the
 * browser first draws everything that takes part once more, which takes a tenth of a second for a whole page without a
 * graphics card.
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
  let running: ViewTransition | undefined
  let isMoved = false
  // Some browsers animate a swipe back themselves.
  addEventListener('popstate', (event) => (isMoved = event.hasUAVisualTransition), { capture: true })

  presentWith((to, show) => {
    const from = shown
    shown = to
    // The transition that is about to start will show the newest page.
    if (waiting) waiting = show
    else if (from.pathname === to.pathname || isMoved || !isMotionWelcome()) show(false)
    else move(from, to, show)
    if (from.pathname !== to.pathname) isMoved = false
  })

  function move(from: Path, to: Path, show: (flushSync: boolean) => void): void {
    const card = cardOf(to)
    const picture = card ?? galleryPicture()
    // Another transition would wait for the end of the one that it interrupts.
    if (!picture || running) {
      running?.skipTransition()
      return fadeIn(show)
    }
    waiting = show
    nameOnly(picture)
    running = document.startViewTransition(() => {
      if (waiting) fadeIn(waiting)
      waiting = undefined
      nameOnly(card ? galleryPicture() : cardOf(from))
    })
    // It rejects if the transition is skipped.
    running.ready.catch(() => undefined)
    void running.finished.then(() => {
      running = undefined
      nameOnly(undefined)
    })
  }
}

/** Whether neither the system nor the shop's own switch reduces motion. */
const isMotionWelcome = () => motion.read() === null && matchMedia('(prefers-reduced-motion: no-preference)').matches

function fadeIn(show: (flushSync: boolean) => void): void {
  show(true)
  document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' })
}

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
