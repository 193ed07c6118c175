import { expect, test } from 'vitest'
import { numberOf, readRows, textOf } from './read-rows.ts'

const read = (answer: unknown) => readRows(answer, ({ id }: { id: string }) => id)
const [a, b] = [{ id: 'a' }, { id: 'b' }]

test('reads a list, also one that is wrapped in data', () => {
  expect(read([a, b])).toEqual({ rows: [a, b], unreadable: 0 })
  expect(read({ data: [a] })).toEqual({ rows: [a], unreadable: 0 })
  expect(read({ data: [] })).toEqual({ rows: [], unreadable: 0 })
})

test.each([null, {}, '<html>', 7, { data: null }, { data: {} }])('%j holds no list', (answer) => {
  expect(read(answer)).toBeNull()
})

test('leaves out what is no row and counts it', () => {
  expect(read([a, null, 'b', {}, { id: '' }, { id: 7 }])).toEqual({ rows: [a], unreadable: 5 })
})

test('reads texts and numbers as far as they are there', () => {
  expect(['Paid', 7, null, undefined, {}].map(textOf)).toEqual(['Paid', '7', '', '', ''])
  expect([12.5, '057', '', 'many', null, Number.NaN].map(numberOf)).toEqual([12.5, 57, null, null, null, null])
})
