import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ClockOptions, createClock as createClockAt, instantOf } from './clock.ts'

const zone = 'Asia/Kolkata'
const anchor = new Date('2026-11-16T10:00:00+05:30')
const createClock = (options: Omit<ClockOptions, 'anchor'> = {}) => createClockAt({ anchor, zone, ...options })

describe('the clock', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('starts at the anchor and runs', () => {
    const clock = createClock()
    expect(clock.now()).toEqual(new Date('2026-11-16T04:30:00Z'))
    vi.advanceTimersByTime(90_000)
    expect(clock.now()).toEqual(new Date('2026-11-16T04:31:30Z'))
  })

  it('continues where it was after a reload', () => {
    vi.advanceTimersByTime(60_000)
    expect(createClock({ startedAt: 1_000_000 }).now()).toEqual(new Date('2026-11-16T04:31:00Z'))
  })

  it('is never before the anchor, even if the system time was set back', () => {
    expect(createClock({ startedAt: 2_000_000 }).now()).toEqual(new Date('2026-11-16T04:30:00Z'))
  })

  it('stands still when stopped, and runs on from the time it is moved to', () => {
    const stopped = createClock({ at: '2026-12-24T10:00' })
    const moved = createClock({ from: '2026-12-31T23:58' })
    vi.advanceTimersByTime(60_000)
    expect(stopped.now()).toEqual(new Date('2026-12-24T04:30:00Z'))
    expect(moved.now()).toEqual(new Date('2026-12-31T18:29:00Z'))
    expect([stopped.isRunning, moved.isRunning]).toEqual([false, true])
  })
})

describe('an instant', () => {
  it.each([
    ['2026-12-24', '2026-12-23T18:30:00Z'],
    ['2026-12-24T10:00', '2026-12-24T04:30:00Z'],
    ['2026-12-24 10:00:30', '2026-12-24T04:30:30Z'],
    ['2026-12-24T10:00:00Z', '2026-12-24T10:00:00Z'],
    ['2026-12-24T10:00:00-02:00', '2026-12-24T12:00:00Z'],
  ])('%s is %s', (text, utc) => {
    expect(new Date(instantOf(text, zone))).toEqual(new Date(utc))
  })

  it.each([
    ['2026-12-24T10:00', 'Europe/Paris', '2026-12-24T09:00:00Z'],
    ['2026-06-24', 'Europe/Paris', '2026-06-23T22:00:00Z'],
    // Some minutes after the clocks were set back, and some before.
    ['2026-11-01T00:30', 'America/New_York', '2026-11-01T04:30:00Z'],
    ['2026-11-01T02:30', 'America/New_York', '2026-11-01T07:30:00Z'],
    ['2026-12-24T10:00', 'UTC', '2026-12-24T10:00:00Z'],
  ])('%s in %s is %s', (text, where, utc) => {
    expect(new Date(instantOf(text, where))).toEqual(new Date(utc))
  })

  it('is at the latest in 9998, so that what the shop dates ahead has a year of four digits', () => {
    expect(instantOf('9998-12-31T23:59Z')).toBe(Date.parse('9998-12-31T23:59Z'))
    expect(() => instantOf('9999-01-01T00:00Z')).toThrow('too late')
    // A field for a date takes the year 26 so.
    expect(() => instantOf('0026-11-16T10:00')).toThrow('too early')
  })

  it.each(['tomorrow', '24.12.2026', '2026-13-40', '2026-02-30', '2026-12-24T10:00 IST', ''])(
    '"%s" is refused',
    (text) => {
      expect(() => instantOf(text)).toThrow('is not an instant')
    },
  )
})
