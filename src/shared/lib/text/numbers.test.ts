import { expect, test } from 'vitest'
import { formatNumber } from './numbers.ts'

const amounts = [0, 1, 9, 10, 99.5, 100, 999, 1000, 12_345, 99_999.995, 123_456, 1_234_567.891, 98_76_54_321, 1e13]
const odd = [0.1, 0.005, 0.015, 1.005, 2.5, 10.075, 1e-5, 1e-9, 123.4565, 8.3e20, 1e21, Number.NaN, Infinity]

test.each([{}, { most: 0 }, { most: 2 }, { most: 4 }, { least: 2, most: 2 }, { least: 2, most: 4 }])(
  'formats and rounds %o like Intl',
  ({ least = 0, most = 3 }) => {
    const digits = { minimumFractionDigits: least, maximumFractionDigits: most }
    const intl = new Intl.NumberFormat('en-IN', { ...digits, signDisplay: 'negative' })
    for (const value of [...amounts, ...odd].flatMap((each) => (each === 0 ? each : [each, -each])))
      expect(formatNumber(value, { least, most })).toBe(intl.format(value))
  },
)
