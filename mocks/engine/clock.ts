export interface ClockOptions {
  /** The instant from which the world's time runs. */
  readonly anchor: Date
  /** Real instant (epoch milliseconds) at which the world began to run; kept over reloads, or time would go backwards. */
  readonly startedAt?: number
  /** World instant from which time runs instead of the anchor; without a zone it is Asia/Kolkata. */
  readonly from?: string
  /** World instant to stand still at; without a zone it is Asia/Kolkata. */
  readonly at?: string
}

export interface Clock {
  readonly now: () => Date
  readonly isRunning: boolean
}

/** Epoch milliseconds of the real world: what `startedAt` is taken from. */
export const realTime = (): number => Date.now()

/** The one clock of the mocked world. It starts at the anchor and runs with real time; `from` moves it, `at` stops it. */
export function createClock({ anchor, startedAt = realTime(), from, at }: ClockOptions): Clock {
  const stopped = at === undefined ? null : instantOf(at)
  const start = from === undefined ? anchor.getTime() : instantOf(from)
  return {
    now: () => new Date(stopped ?? start + Math.max(0, realTime() - startedAt)),
    isRunning: stopped === null,
  }
}

const zone = /(?:[zZ]|[+-]\d{2}:?\d{2})$/
const isoText = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?/

/** Epoch milliseconds of an instant; text without a zone is Asia/Kolkata, a date alone its midnight. */
export function instantOf(at: string): number {
  const time = Date.parse(withZone(at.trim()))
  if (Number.isNaN(time)) throw new Error(`"${at}" is not an instant: write it as 2026-12-24 or 2026-12-24T10:00.`)
  return time
}

function withZone(text: string): string {
  if (!isoText.test(text)) return 'not an instant'
  const [date = '', ...time] = text.split(/[T ]/)
  // Engines read 30 February as a day of March.
  const midnight = new Date(`${date}T00:00Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return 'not an instant'
  const clockTime = time.join('T') || '00:00'
  return `${date}T${clockTime}${zone.test(clockTime) ? '' : '+05:30'}`
}
