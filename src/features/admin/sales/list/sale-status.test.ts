import { expect, test } from 'vitest'
import { saleStatus } from './sale-status.ts'

const sale = { is_active: true, start_date: '2026-11-01T00:00:00Z', end_date: '2026-11-30T00:00:00Z' }
const on = (day: string, is_active = true) => saleStatus({ ...sale, is_active }, new Date(day))

test('follows its dates, and the switch while it has not ended', () => {
  expect([
    on('2026-10-31'),
    on('2026-11-15'),
    on('2026-12-01'),
    on('2026-11-15', false),
    on('2026-12-01', false),
  ]).toEqual(['Upcoming', 'Running', 'Ended', 'Inactive', 'Ended'])
})
