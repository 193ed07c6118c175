export interface ClockOptions {
  /** The time at which the shop starts. */
  readonly anchor: Date
  /**
   * The real time, in epoch milliseconds, when the shop's clock started. Stored, so that a reload does not set the
   * clock back.
   */
  readonly startedAt?: number
  /** The time from which the clock runs instead of the anchor; Asia/Kolkata without a zone. */
  readonly from?: string
  /** The time at which the clock is frozen; Asia/Kolkata without a zone. */
  readonly at?: string
}

export interface Clock {
  readonly now: () => Date
  readonly isRunning: boolean
}

/** The real time in epoch milliseconds. */
export const realTime = (): number => Date.now()

/** The shop's clock. It starts at the anchor and runs with real time; `from` moves it and `at` stops it. */
export function createClock({ anchor, startedAt = realTime(), from, at }: ClockOptions): Clock {
  const stopped = at === undefined ? null : instantOf(at)
  const start = from === undefined ? anchor.getTime() : instantOf(from)
  return {
    now: () => new Date(stopped ?? start + Math.max(0, realTime() - startedAt)),
    isRunning: stopped === null,
  }
}

const zone = /(?:[zZ]|[+-]\d{2}:?\d{2})$/
/** From here on, a date that the shop sets ahead, such as the end of a session, could need a five-digit year. */
const tooLate = Date.parse('9999-01-01T00:00Z')
const isoText = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?/

/** Epoch milliseconds of an instant. Text without a zone is Asia/Kolkata, and a date means its midnight. */
export function instantOf(at: string): number {
  const time = Date.parse(withZone(at.trim()))
  if (Number.isNaN(time)) throw new Error(`"${at}" is not an instant: write it as 2026-12-24 or 2026-12-24T10:00.`)
  if (time < 0) throw new Error(`"${at}" is too early: the clock goes back to 1970. Write the year with four digits.`)
  if (time >= tooLate) throw new Error(`"${at}" is too late: the clock goes up to the end of 9998.`)
  return time
}

/** Epoch milliseconds of a time moved ahead. */
export function movedAhead(start: number, ms: number): number {
  if (start + ms < tooLate) return start + ms
  throw new Error('The clock goes up to the end of 9998: move it ahead by fewer days or hours.')
}

function withZone(text: string): string {
  if (!isoText.test(text)) return 'not an instant'
  const [date = '', ...time] = text.split(/[T ]/)
  // `Date` accepts 30 February as a day in March.
  const midnight = new Date(`${date}T00:00Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return 'not an instant'
  const clockTime = time.join('T') || '00:00'
  return `${date}T${clockTime}${zone.test(clockTime) ? '' : '+05:30'}`
}
