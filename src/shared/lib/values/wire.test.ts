import { expect, test } from 'vitest'
import { listOf, numberOf, textOf } from './wire.ts'

test.each([[undefined], [null]])('a list that is %s has no rows', (value) => {
  expect(listOf(value)).toEqual([])
})

test('empty rows of a list are dropped', () => {
  expect(listOf([1, null, 2, undefined])).toEqual([1, 2])
})

test.each([
  ['12.50', 12.5],
  [3, 3],
  ['', 7],
  ['twelve', 7],
  [Number.NaN, 7],
  [null, 7],
])('%j counts as %d', (value, number) => {
  expect(numberOf(value, 7)).toBe(number)
})

test.each([
  ['Ring', 'Ring'],
  [42, '42'],
  [null, ''],
  [{}, ''],
])('%j reads as %j', (value, text) => {
  expect(textOf(value)).toBe(text)
})
