import { anchor } from './anchor.ts'

const hour = 3_600_000
const day = 24 * hour
const indiaOffset = 5.5 * hour

export function ageInDays(instant: string): number {
  return (anchor.getTime() - Date.parse(instant)) / day
}

/** An instant some days and minutes from another, as RFC 3339 in UTC. */
export function shifted(from: string | Date, days: number, minutes = 0): string {
  const start = typeof from === 'string' ? Date.parse(from) : from.getTime()
  return utc(start + Math.round(days * day) + minutes * 60_000)
}

/** RFC 3339 in UTC without fractions of a second, the format of the seeded rows. */
export function utc(time: number): string {
  return `${new Date(Math.floor(time / 1000) * 1000).toISOString().slice(0, 19)}Z`
}

/** Midnight in India, in UTC, of the last `count` days up to the anchor's day, oldest first. */
export function recentDays(count: number): number[] {
  const today = Math.floor((anchor.getTime() + indiaOffset) / day) * day - indiaOffset
  return Array.from({ length: count }, (_, index) => today - (count - 1 - index) * day)
}

/** The first midnight in India, from this one on, with which a week or a month begins. */
export function nextBeginning(midnight: number): number {
  const india = new Date(midnight + indiaOffset)
  return india.getUTCDay() === 1 || india.getUTCDate() === 1 ? midnight : nextBeginning(midnight + day)
}

/** How busy a day is for a jeweller, 1 being ordinary: busier on weekends, gold-buying days and in wedding months. */
export function custom(midnight: number): number {
  const india = new Date(midnight + indiaOffset)
  const date = india.toISOString().slice(0, 10)
  const weekday = [1.5, 0.85, 0.75, 0.9, 0.95, 1.15, 1.45][india.getUTCDay()] ?? 1
  const season = seasons.find(({ from, to }) => date >= from && date <= to)?.busy ?? 1
  return weekday * season
}

const seasons = [
  { from: '2025-11-20', to: '2025-12-12', busy: 1.5 },
  { from: '2026-02-08', to: '2026-02-13', busy: 1.7 },
  { from: '2026-04-18', to: '2026-04-19', busy: 6 },
  { from: '2026-04-10', to: '2026-04-17', busy: 2.2 },
  { from: '2026-08-20', to: '2026-08-27', busy: 1.6 },
  { from: '2026-11-05', to: '2026-11-06', busy: 5 },
  { from: '2026-10-26', to: '2026-11-08', busy: 2.6 },
] as const
