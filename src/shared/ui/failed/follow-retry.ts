/**
 * When a failed state that has the focus is replaced, moves the focus to the new content or to the next Retry. Waits
 * for placeholders, and stops once the person moves the focus elsewhere.
 */
export function followRetry(failure: HTMLElement): void {
  const way = wayTo(failure)
  const observer = new MutationObserver(settle)
  observer.observe(document.body, { childList: true, subtree: true })
  queueMicrotask(settle)

  function settle(): void {
    if (failure.isConnected) return
    if (document.activeElement !== null && document.activeElement !== document.body) return observer.disconnect()
    const place = placeAt(way)
    if (place === undefined || isWaiting(place)) return
    observer.disconnect()
    focusOn(place.querySelector<HTMLElement>('[data-retry]') ?? place.querySelector<HTMLElement>('h1, h2, h3') ?? place)
  }
}

interface Step {
  parent: Element
  index: number
}

/** The path from the failed state up to the page, as its index in each ancestor. */
function wayTo(failure: Element): Step[] {
  const way: Step[] = []
  for (let child: Element = failure; child.parentElement !== null; child = child.parentElement) {
    way.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  }
  return way
}

/** The element at that path now; some ancestors may have been removed together with the failed state. */
function placeAt(way: readonly Step[]): HTMLElement | undefined {
  const step = way.find(({ parent }) => parent.isConnected)
  const place = step?.parent.children[step.index] ?? step?.parent
  return place instanceof HTMLElement ? place : undefined
}

function isWaiting(place: Element): boolean {
  return place.matches('[data-skeleton]') || place.querySelector('[data-skeleton]') !== null
}

function focusOn(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
