import { expect, test } from 'vitest'
import { hasNumber } from './has-number.ts'

test.each(['2026 00007', '00007 suv', 'ＳＵＶ-2026'])('an order is found by %s', (wanted) => {
  expect(hasNumber({ order_number: 'SUV-2026-00007' }, wanted)).toBe(true)
})

test('and not by another number', () => {
  expect(hasNumber({ order_number: 'SUV-2026-00007' }, '2026 00008')).toBe(false)
})
