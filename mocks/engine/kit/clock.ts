export interface ClockOptions {
  /** The time at which the shop starts. */
  readonly anchor: Date
  /**
   * The real time, in epoch milliseconds, when the shop's clock started. Stored, so that a reload does not set the
   * clock back.
   */
  readonly startedAt?: number
  /** The zone of times that name none, UTC by default. */
  readonly zone?: string
  /** The time from which the clock runs instead of the anchor. */
  readonly from?: string
  /** The time at which the clock is frozen. */
  readonly at?: string
}

export interface Clock {
  readonly now: () => Date
  readonly isRunning: boolean
}

/** The real time in epoch milliseconds. */
export const realTime = (): number => Date.now()

/** The shop's clock. It starts at the anchor and runs with real time; `from` moves it and `at` stops it. */
export function createClock({ anchor, zone, startedAt = realTime(), from, at }: ClockOptions): Clock {
  const stopped = at === undefined ? null : instantOf(at, zone)
  const start = from === undefined ? anchor.getTime() : instantOf(from, zone)
  return {
    now: () => new Date(stopped ?? start + Math.max(0, realTime() - startedAt)),
    isRunning: stopped === null,
  }
}

/** From here on, a date that the shop sets ahead, such as the end of a session, could need a five-digit year. */
const tooLate = Date.parse('9999-01-01T00:00Z')
const isoText = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?/

/** Epoch milliseconds of an instant, in `zone` if it names none; a date means its midnight. */
export function instantOf(at: string, zone = 'UTC'): number {
  const time = Date.parse(withZone(at.trim(), zone))
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

/** How far a zone is ahead of UTC at a time, such as `+05:30`. */
const offsetAt = (time: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(time).split('GMT')[1] || 'Z'

function withZone(text: string, zone: string): string {
  if (!isoText.test(text)) return 'not an instant'
  const [date = '', ...time] = text.split(/[T ]/)
  // `Date` accepts 30 February as a day in March.
  const midnight = new Date(`${date}T00:00Z`)
  if (Number.isNaN(midnight.getTime()) || !midnight.toISOString().startsWith(date)) return 'not an instant'
  const clockTime = time.join('T') || '00:00'
  const whole = `${date}T${clockTime}`
  const near = Date.parse(`${whole}Z`)
  // Also where it names its own.
  if (Number.isNaN(near)) return whole
  // Twice, since the offset may change between the two.
  return whole + offsetAt(Date.parse(whole + offsetAt(near, zone)), zone)
}
