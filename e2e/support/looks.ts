import type { Page } from '@playwright/test'
import { expect, type Shop } from './fixtures.ts'

export const phone = { width: 390, height: 844 }
export const sizes = [phone, { width: 1440, height: 900 }]

/** Bar and footer of the shop: screens.spec checks them in every look. */
const frame = { without: ['header:has(~ #content)', '#content ~ footer'] }

/** Whether everything is checked at every size in both colour modes, as `npm run test:slow` does. */
export const isThorough = process.env.LOOKS === 'all'

/**
 * Checks the current screen for accessibility and sideways scroll at phone and desktop size or the one size given.
 * The rules are checked on a phone, contrast in light on a phone and in dark on a desk, since contrast takes three
 * quarters of the time of a check; `npm run test:slow` checks all in both modes at both sizes.
 */
export async function expectGoodLooks(page: Page, shop: Shop, what: string, only?: typeof phone): Promise<void> {
  for (const size of only ? [only] : sizes) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light' })
    if (size === phone) expect(await smallFields(page), `${what}: fields that an iPhone would zoom in on`).toEqual([])
    const inBoth = only !== undefined || isThorough
    if (inBoth || size === phone) expect(await shop.structure(frame), `${what} at ${size.width} px`).toEqual([])
    if (inBoth || size === phone) expect(await shop.contrast(frame), `${what} at ${size.width} px`).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${what} at ${size.width} px: no sideways scroll`,
    ).toBeLessThanOrEqual(size.width)
    if (!inBoth && size === phone) continue
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await shop.contrast(frame), `${what} at ${size.width} px, dark`).toEqual([])
  }
}

/** The fields whose text is smaller than 16 px: an iPhone zooms in on them when they are tapped. */
function smallFields(page: Page): Promise<string[]> {
  return page
    .locator('select, textarea, input:not([type=checkbox], [type=radio], [type=range], [type=file])')
    .evaluateAll((fields) =>
      fields
        .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('aria-label') ?? field.outerHTML.slice(0, 80)),
    )
}

/** Measures layout shifts from now on, across reloads; `shifted` returns the sum since the last load. */
export async function watchShifts(page: Page): Promise<{ shifted: () => Promise<number> }> {
  await page.addInitScript(() => {
    window.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput))
          window.moved = (window.moved ?? 0) + Number(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return { shifted: () => page.evaluate(() => window.moved ?? 0) }
}

declare global {
  interface Window {
    moved?: number
  }
}
