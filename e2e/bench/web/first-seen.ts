import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** When the first card was on the screen, in milliseconds since the navigation. */
    firstCard?: number
  }
}

/** Notes the first card of each page that is loaded from now on. */
export async function recordFirstCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main article') === null) requestAnimationFrame(look)
      // After the frame that shows it.
      else requestAnimationFrame(() => setTimeout(() => (window.firstCard = performance.now())))
    }
    requestAnimationFrame(look)
  })
}

/** Milliseconds from the navigation to the first card. */
export async function firstCard(page: Page): Promise<number> {
  await page.waitForFunction(() => window.firstCard !== undefined, undefined, { timeout: 120_000 })
  return page.evaluate(() => window.firstCard ?? Number.NaN)
}

/** Milliseconds from a press, or a step back in the history, to the frame that shows this heading. */
export async function untilHeading(page: Page, heading: string, act: () => Promise<unknown>): Promise<number> {
  const seen = page.evaluate(
    (awaited) =>
      new Promise<number>((resolve) => {
        let start: number | undefined
        // The time of the event, since the page's own listeners for it may run first.
        const begin = ({ timeStamp }: Event) => {
          start ??= timeStamp
        }
        addEventListener('click', begin, { capture: true, once: true })
        addEventListener('popstate', begin, { capture: true, once: true })
        const look = () => {
          const from = start
          if (from === undefined || document.querySelector('main h1')?.textContent !== awaited)
            requestAnimationFrame(look)
          else setTimeout(() => resolve(performance.now() - from))
        }
        requestAnimationFrame(look)
      }),
    heading,
  )
  await act()
  return seen
}
