import { expect, test } from 'vitest'
import type { CellValue } from './column.ts'
import { inOrder } from './in-order.ts'

const columns = [{ id: 'cell', header: 'Cell', value: ({ cell }: { cell: CellValue }) => cell }]
const rowsOf = (cells: CellValue[]) => cells.map((cell, at) => ({ cell, at }))
const sorted = (...cells: CellValue[]) =>
  inOrder(rowsOf(cells), columns, { id: 'cell', desc: false }).map(({ cell }) => cell)

test('sorts texts in natural order', () => {
  expect(sorted('SUV-10', 'suv-9', 'Émerald', 'Anklet')).toEqual(['Anklet', 'Émerald', 'suv-9', 'SUV-10'])
})

test('sorts numbers by size and empty values last', () => {
  expect(sorted(10, null, 9, -1)).toEqual([-1, 9, 10, null])
})

test('a falling sort puts empty values last too', () => {
  const rows = rowsOf([10, null, 9, null, 11])
  expect(inOrder(rows, columns, { id: 'cell', desc: true }).map(({ at }) => at)).toEqual([4, 0, 2, 1, 3])
})

test('keeps the order of equal rows in both directions', () => {
  const rows = rowsOf(['Ring', 'Anklet', 'ring'])
  expect(inOrder(rows, columns, { id: 'cell', desc: false }).map(({ at }) => at)).toEqual([1, 0, 2])
  expect(inOrder(rows, columns, { id: 'cell', desc: true }).map(({ at }) => at)).toEqual([0, 2, 1])
})
