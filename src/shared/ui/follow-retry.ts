/** Longer than any call may take. */
const patience = 35_000

/**
 * Looks after the focus when a failure that has it gives way: the focus goes to what comes in its place, or to the next
 * Retry there. Placeholders are waited for. Nothing happens once the person has put the focus elsewhere.
 */
export function followRetry(failure: HTMLElement): void {
  const way = wayTo(failure)
  const observer = new MutationObserver(settle)
  const timer = setTimeout(stop, patience)
  observer.observe(document.body, { childList: true, subtree: true })
  queueMicrotask(settle)

  function stop(): void {
    clearTimeout(timer)
    observer.disconnect()
  }
  function settle(): void {
    if (failure.isConnected) return
    if (document.activeElement !== null && document.activeElement !== document.body) return stop()
    const place = placeAt(way)
    if (place === undefined || isWaiting(place)) return
    stop()
    focusOn(place.querySelector<HTMLElement>('[data-retry]') ?? place.querySelector<HTMLElement>('h1, h2, h3') ?? place)
  }
}

interface Step {
  parent: Element
  index: number
}

/** The way from the failure up to the page: its place in each of the elements around it. */
function wayTo(failure: Element): Step[] {
  const way: Step[] = []
  for (let child: Element = failure; child.parentElement !== null; child = child.parentElement) {
    way.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  }
  return way
}

/** What stands there now; the failure may have gone together with some of what was around it. */
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
