import { expect, test } from 'vitest'
import { type CellValue, compareKeys, sortKey } from './column.ts'

const sorted = (...values: CellValue[]) => values.toSorted((a, b) => compareKeys(sortKey(a), sortKey(b)))

test('sorts texts in natural order', () => {
  expect(sorted('SUV-10', 'suv-9', 'Émerald', 'Anklet')).toEqual(['Anklet', 'Émerald', 'suv-9', 'SUV-10'])
})

test('sorts numbers by size and empty values last', () => {
  expect(sorted(10, null, 9, -1)).toEqual([-1, 9, 10, null])
})
