import { expect, test } from 'vitest'
import { reviewPage, reviewPageAddress } from './review-page.ts'

test.each([
  ['', 1],
  ['reviews=3', 3],
  ['reviews=0', 1],
  ['reviews=-2', 1],
  ['reviews=1.5', 1],
  ['reviews=last', 1],
])('%j asks for page %d', (search, page) => {
  expect(reviewPage(new URLSearchParams(search))).toBe(page)
})

test('another page keeps the chosen variant, and the first has no number', () => {
  expect(reviewPageAddress(new URLSearchParams('variant=gold&utm_source=x'), 2)).toEqual({
    search: 'variant=gold&reviews=2',
    hash: 'reviews',
  })
  expect(reviewPageAddress(new URLSearchParams('variant=gold&reviews=2'), 1)).toEqual({
    search: 'variant=gold',
    hash: 'reviews',
  })
})
