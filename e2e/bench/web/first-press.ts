import type { Browser } from '@playwright/test'
import { slowDown } from '../../support/slow-down.ts'

declare global {
  interface Window {
    /** How long a press at the first paint took until its effect was on the screen, in milliseconds. */
    firstPress?: number
  }
}

/** How long the first press may take, in milliseconds after the first paint. */
export const firstPressTargets = { desk: 300, phone: 2500 } as const

/**
 * Milliseconds from a page's first paint to the frame that shows the box of the search, whose button is pressed at that
 * paint: on a new visit, on a desk or on a slow phone.
 */
export async function firstPress(browser: Browser, url: string, machine: 'desk' | 'phone'): Promise<number> {
  const viewport = machine === 'phone' ? { width: 390, height: 844 } : { width: 1440, height: 900 }
  const context = await browser.newContext({ viewport, hasTouch: machine === 'phone' })
  try {
    const page = await context.newPage()
    if (machine === 'phone') await slowDown(page)
    await page.addInitScript(() => {
      const untilBox = (painted: number) => {
        if (document.querySelector('header [role=combobox]') === null) requestAnimationFrame(() => untilBox(painted))
        else setTimeout(() => (window.firstPress = performance.now() - painted))
      }
      new PerformanceObserver((list, observer) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0]
        const button = document.querySelector<HTMLElement>('header button[aria-label="Search"]')
        if (paint === undefined || button === null) return
        observer.disconnect()
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
        button.click()
        untilBox(paint.startTime)
      }).observe({ type: 'paint', buffered: true })
    })
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.firstPress !== undefined, undefined, { timeout: 60_000, polling: 100 })
    return await page.evaluate(() => window.firstPress ?? Number.NaN)
  } finally {
    await context.close()
  }
}
