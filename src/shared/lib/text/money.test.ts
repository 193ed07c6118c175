import { expect, test } from 'vitest'
import { formatRs, formatRupees } from './money.ts'

test('groups by lakh and shows no decimals on cards', () => {
  expect(formatRupees(350000)).toBe('₹3,50,000')
  expect(formatRupees(900)).toBe('₹900')
  expect(formatRupees(12499.5)).toBe('₹12,500')
})

test('shows two decimals on the detail page', () => {
  expect(formatRupees(125000, { decimals: 2 })).toBe('₹1,25,000.00')
})

test('writes a negative amount with its sign first', () => {
  expect(formatRupees(-200)).toBe('-₹200')
  expect(formatRupees(-0.3, { decimals: 2 })).toBe('-₹0.30')
})

test('an amount that rounds to nothing has no sign', () => {
  expect([formatRupees(-0.3), formatRupees(-0), formatRupees(-0.004, { decimals: 2 })]).toEqual(['₹0', '₹0', '₹0.00'])
})

test('prefixes Rs. on the dashboard', () => {
  expect(formatRs(1250000)).toBe('Rs. 12,50,000')
})
