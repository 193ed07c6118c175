import { expect, test } from 'vitest'
import { firstDay, matchesOrder } from './use-order-list.ts'

const order = { payment_status: 'Paid', shipment_status: 'Shipped', created_at: '2026-11-15T18:30:00Z' } as const

const passes = (payment: string, shipment: string, since = '') => matchesOrder(order, { payment, shipment, since })

test('the filters apply together, and an empty one accepts all', () => {
  expect([
    passes('', ''),
    passes('Paid', ''),
    passes('paid', 'SHIPPED'),
    passes('Unpaid', ''),
    passes('Paid', 'Pending'),
    passes('Paid', '', '2026-11-17'),
  ]).toEqual([true, true, true, false, false, false])
})

test.each([
  ['2026-11-15T18:30:00Z', true],
  ['2026-11-15T18:29:59Z', false],
  ['soon', false],
])('an order of %s is of 16 November in India or later: %s', (created_at, isLater) => {
  const wanted = { payment: '', shipment: '', since: '2026-11-16' }
  expect(matchesOrder({ ...order, created_at }, wanted)).toBe(isLater)
})

test.each([
  ['today', '2026-12-01'],
  ['7-days', '2026-11-25'],
  ['30-days', '2026-11-02'],
  ['month', '2026-12-01'],
  ['', ''],
])('the first day of %j is %j when it is 1 December in India', (period, day) => {
  expect(firstDay(period, new Date('2026-11-30T18:30:00Z'))).toBe(day)
})
