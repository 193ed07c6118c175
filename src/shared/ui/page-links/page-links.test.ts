import { expect, test } from 'vitest'
import { pageGaps } from './page-links.tsx'

test('shows all of a few pages', () => {
  expect(pageGaps(2, 4)).toEqual([1, 2, 3, 4])
  expect(pageGaps(1, 1)).toEqual([1])
})

test('leaves out distant pages on both sides', () => {
  expect(pageGaps(10, 20)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20])
})

test('shows a page instead of a gap of one', () => {
  expect(pageGaps(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
  expect(pageGaps(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
})

test('stays within the existing pages', () => {
  expect(pageGaps(1, 9)).toEqual([1, 2, 'gap', 9])
  expect(pageGaps(9, 9)).toEqual([1, 'gap', 8, 9])
})

test('returns nothing without pages', () => {
  expect(pageGaps(1, 0)).toEqual([])
})
