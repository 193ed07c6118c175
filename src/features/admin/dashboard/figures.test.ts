import { expect, test } from 'vitest'
import { readFigures } from './figures.ts'

test('reads each figure that is there', () => {
  expect(readFigures({ totalOrders: '160', totalSales: null, completedPercentage: 85.6 })).toEqual({
    totalOrders: 160,
    totalSales: null,
    completedPercentage: 85.6,
    cancelledPercentage: null,
  })
})

test.each([{}, null, undefined, { totalOrders: 'many' }])('%j holds none', (answer) => {
  expect(() => readFigures(answer)).toThrow('The answer holds no figures.')
})
