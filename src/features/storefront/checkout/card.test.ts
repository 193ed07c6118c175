import { expect, test } from 'vitest'
import { caretAfter, groupExpiry, groupNumber } from './card.ts'

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['41111', '4111 1'],
  ['4111 1', '4111 1'],
  ['4111 ', '4111'],
  ['not a number', 'not a number'],
])('groups the card number %j by fours', (typed, shown) => {
  expect(groupNumber(typed)).toBe(shown)
})

test.each([
  ['12', '12'],
  ['123', '12/3'],
  ['1228', '12/28'],
  ['12/28', '12/28'],
  ['12/2028', '12/2028'],
  ['soon', 'soon'],
])('groups the expiry %j', (typed, shown) => {
  expect(groupExpiry(typed)).toBe(shown)
})

test('the caret stays after the typed digit', () => {
  expect(caretAfter('41111', '4111 1222')).toBe(6)
  expect(caretAfter('4111', '4111 1')).toBe(4)
  expect(caretAfter('123', '12/3')).toBe(4)
})
