import { entriesOf } from '#src/shared/lib/values/entries-of.ts'

/** The periods of the statistics. */
export interface Period {
  label: string
  one: 'day' | 'week' | 'month'
  many: string
}

export type PeriodName = 'daily' | 'weekly' | 'monthly'

export const periods: Record<PeriodName, Period> = {
  daily: { label: 'Daily', one: 'day', many: 'days' },
  weekly: { label: 'Weekly', one: 'week', many: 'weeks' },
  monthly: { label: 'Monthly', one: 'month', many: 'months' },
}

export const periodNames: readonly PeriodName[] = entriesOf(periods).map(([name]) => name)

/** The period named by a text; daily by default. */
export function readPeriod(text: string | null): PeriodName {
  return periodNames.find((name) => name === text) ?? 'daily'
}
