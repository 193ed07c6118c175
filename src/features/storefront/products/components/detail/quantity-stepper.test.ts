import { expect, test } from 'vitest'
import { quantityProblem, readQuantity, stepped } from './quantity-stepper.tsx'

test.each([
  ['1', 1],
  ['20000', 20_000],
  ['007', 7],
  ['1,000', 1000],
  ['0', null],
  ['-3', null],
  ['2.7', null],
  ['1e3', null],
  ['', null],
])('%j counts as %j', (text, quantity) => {
  expect(readQuantity(text)).toBe(quantity)
})

test('the limit is the stock less what is in the cart', () => {
  expect(quantityProblem('12', 12, 0)).toBeUndefined()
  expect(quantityProblem('20000', 12, 0)).toBe('Only 12 left.')
  expect(quantityProblem('10', 12, 3)).toBe('Only 12 left, and 3 of them in your cart already.')
  expect(quantityProblem('2.7', 12, 0)).toBe('Enter a whole number, 1 or more.')
})

test('what was removed from the cart can return as far as there is stock', () => {
  expect(quantityProblem('1', 1, 1, 1)).toBeUndefined()
  expect(quantityProblem('2', 2, 1, 1)).toBe('Only 2 left, and 1 of them in your cart already.')
  expect(quantityProblem('3', 2, 4, 4)).toBe('Only 2 left, and 4 of them in your cart already.')
})

test.each([
  ['0', 1, '1'],
  ['-3', 1, '1'],
  ['two', 1, '1'],
  ['2', 1, '3'],
  ['2', -1, '1'],
] as const)('from %j a step of %d leads to %j', (text, by, next) => {
  expect(stepped(text, by)).toBe(next)
})
