import { motion } from '#src/shared/ui/motion/motion-preference.ts'
import type { Path } from 'react-router-dom'
import { presentWith } from './router.tsx'
import styles from './view-transitions.css?inline'

/**
 * Fades each new page in if motion is not reduced. If the browser has view transitions, the picture of a pressed card
 * grows into the first picture of its product, and back into the card. The new page shows first, with a copy of the
 * picture where it was: the browser needs about three frames to start a view transition.
 */
export function showInViewTransitions(): void {
  if ('startViewTransition' in document) {
    // Every content security policy allows this, unlike a style element.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    document.adoptedStyleSheets.push(sheet)
  }
  const { pathname, search, hash } = location
  let shown: Path = { pathname, search, hash }
  let isMoved = false
  // Some browsers animate a swipe back themselves.
  addEventListener('popstate', (event) => (isMoved = event.hasUAVisualTransition), { capture: true })

  presentWith((to, show) => {
    const from = shown
    shown = to
    if (from.pathname === to.pathname) return show(false)
    if (isMoved || !isMotionWelcome()) show(false)
    else move(from, to, show)
    isMoved = false
  })
}

/** The newest view transition, which may have ended. */
let running: ViewTransition | undefined

function move(from: Path, to: Path, show: (flushSync: boolean) => void): void {
  running?.skipTransition()
  const card = cardOf(to)
  const picture = card ?? galleryPicture()
  const copy = picture && 'startViewTransition' in document ? copyOf(picture) : undefined
  show(true)
  document.querySelector('main')?.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' })
  const next = copy && (card ? galleryPicture() : cardOf(from))
  if (next) become(copy, next)
}

/** Moves the copy of a picture to the place of another one, and into its size. */
function become(copy: HTMLElement, next: HTMLElement): void {
  document.body.append(copy)
  nameOnly(copy)
  next.style.visibility = 'hidden'
  running = document.startViewTransition(() => {
    copy.remove()
    next.style.removeProperty('visibility')
    // A transition that the next move has skipped is updated all the same, after that move has named its copy.
    if (named === copy) nameOnly(next)
  })
  // It rejects if the transition is skipped.
  running.ready.catch(() => undefined)
  void running.finished.then(() => named === next && nameOnly(undefined))
}

/** Whether neither the system nor the shop's own switch reduces motion. */
const isMotionWelcome = () => motion.read() === null && matchMedia('(prefers-reduced-motion: no-preference)').matches

/** What a picture shows, at the same place on the screen; undefined if it has not loaded. */
function copyOf(picture: HTMLImageElement): HTMLCanvasElement | undefined {
  const { naturalWidth, naturalHeight } = picture
  if (naturalWidth === 0) return undefined
  // An image would have to be decoded once more, and be missing from the first frames.
  const copy = document.createElement('canvas')
  const { left, top, width, height } = picture.getBoundingClientRect()
  copy.width = width * devicePixelRatio
  copy.height = (copy.width * naturalHeight) / naturalWidth
  copy.getContext('2d')?.drawImage(picture, 0, 0, copy.width, copy.height)
  Object.assign(copy.style, {
    position: 'fixed',
    inset: `${top}px auto auto ${left}px`,
    width: `${width}px`,
    height: `${height}px`,
    objectFit: 'cover',
    pointerEvents: 'none',
  })
  return copy
}

let named: HTMLElement | undefined

/** Moves the transition name of the picture from the last element to this one. */
function nameOnly(element: HTMLElement | undefined): void {
  named?.style.removeProperty('view-transition-name')
  named = element
  named?.style.setProperty('view-transition-name', 'product-picture')
}

/** The visible picture of a card that links to this address, else to another variant of its product. */
function cardOf({ pathname, search }: Path): HTMLImageElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main article a')]
  const product = links.filter((link) => link.pathname === pathname)
  return [...product.filter((link) => link.search === search), ...product]
    .map((link) => link.closest('article')?.querySelector('img'))
    .find(isVisible)
}

const galleryPicture = () =>
  [...document.querySelectorAll<HTMLImageElement>('main [aria-roledescription=carousel] [aria-hidden=false] img')].find(
    isVisible,
  )

function isVisible(element: HTMLImageElement | null | undefined): element is HTMLImageElement {
  const box = element?.getBoundingClientRect()
  return box !== undefined && box.bottom > 0 && box.top < innerHeight
}
