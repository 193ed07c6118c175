import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** How long each press took until the frame that shows its effect, in milliseconds. */
    waits?: number[]
  }
}

/** Slows the processor of the page down by this factor, by default to about a phone's. */
export const slowDown = Number(process.env.SLOWER ?? 4)

/** Records how long presses take, from the next load on. */
export async function recordPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const waits: number[] = []
    window.waits = waits
    // TypeScript does not know the threshold yet.
    const presses: PerformanceObserverInit & { durationThreshold: number } = { type: 'event', durationThreshold: 16 }
    new PerformanceObserver((list) => {
      // Only presses have an id, not the pointer that moves across the page.
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId !== 0) waits.push(entry.duration)
    }).observe(presses)
  })
}

/** Does the work on a slowed-down page. Returns the wait of its slowest press; those under 16 ms are not recorded. */
export async function slowestPress(page: Page, work: () => Promise<void>): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await page.evaluate(() => window.waits?.splice(0))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
  await work()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  // A press is recorded after its frame, when the page has time.
  const waits = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve(window.waits ?? []))))
      }),
  )
  return Math.max(16, ...waits)
}
