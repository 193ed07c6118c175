import type { Browser, Page } from '@playwright/test'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Clock time of the start and duration, in microseconds. */
  ts: number
  dur?: number
  /** Processor time in microseconds, which a busy machine does not increase. */
  tdur?: number
  args?: { name?: string }
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`

/** The processor times in milliseconds of the main thread's tasks during the work, longest first. */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<void>): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline', '__metadata'] })
  await work()
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(threadOf),
  )
  return outermost(traceEvents.filter((event) => event.name.endsWith('RunTask') && mains.has(threadOf(event))))
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a)
}

/** The tasks without those inside other tasks, whose time would count twice. */
function outermost(events: TraceEvent[]): TraceEvent[] {
  const ends = new Map<string, number>()
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter((event) => {
      if (event.ts < (ends.get(threadOf(event)) ?? 0)) return false
      ends.set(threadOf(event), event.ts + (event.dur ?? 0))
      return true
    })
}
