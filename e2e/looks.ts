import type { Page } from '@playwright/test'
import { expect, type Shop } from './fixtures.ts'

export const phone = { width: 390, height: 844 }
export const sizes = [phone, { width: 1440, height: 900 }]

/** The screen as it stands, light and dark, on a phone and a desk, or in the one size where it exists: no rule of accessibility is broken, nothing sticks out sideways. */
export async function expectGoodLooks(page: Page, shop: Shop, what: string, only?: typeof phone): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const size of only ? [only] : sizes) {
    await page.setViewportSize(size)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const look = `${what} at ${size.width} px, ${colorScheme}`
      expect(await shop.axe(), look).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${look}: no sideways scroll`,
      ).toBeLessThanOrEqual(size.width)
    }
  }
}

/** Counts what moves from now on, over reloads; `shifted` tells how much it was since the last load. */
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
