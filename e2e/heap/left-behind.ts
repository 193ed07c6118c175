import type { Page } from '@playwright/test'

declare global {
  interface Window {
    pendingTimers?: Set<number>
  }
}

/** Counts the timers of the page from the next load on. */
function countTimers(): void {
  const pending = new Set<number>()
  window.pendingTimers = pending
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = window[name].bind(window) as (run: () => void, ms?: number) => number
    const counted = (run: TimerHandler, ms?: number, ...rest: unknown[]) => {
      const id = real(() => {
        if (name === 'setTimeout') pending.delete(id)
        if (typeof run === 'function') Reflect.apply(run, window, rest)
      }, ms)
      pending.add(id)
      return id
    }
    window[name] = counted as typeof setTimeout & typeof setInterval
  }
  for (const name of ['clearTimeout', 'clearInterval'] as const) {
    const real = window[name].bind(window)
    window[name] = (id) => {
      pending.delete(Number(id))
      real(id)
    }
  }
}

/** The memory, listeners and timers of a page after a garbage collection. */
export interface Held {
  megabytes: number
  listeners: number
  nodes: number
  timers: number
}

/** Returns a function that measures the page. Call it before the first load. */
export async function watchHeap(page: Page): Promise<() => Promise<Held>> {
  await page.addInitScript(countTimers)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Performance.enable')
  await browser.send('HeapProfiler.enable')
  return async () => {
    // The second collection frees weak references.
    for (let turn = 0; turn < 3; turn += 1) await browser.send('HeapProfiler.collectGarbage')
    const { metrics } = await browser.send('Performance.getMetrics')
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
    return {
      megabytes: of('JSHeapUsedSize') / 1e6,
      listeners: of('JSEventListeners'),
      nodes: of('Nodes'),
      timers: await page.evaluate(() => window.pendingTimers?.size ?? Number.NaN),
    }
  }
}
