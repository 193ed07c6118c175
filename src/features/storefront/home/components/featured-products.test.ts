import { expect, test } from 'vitest'
import { featured } from './featured-products.tsx'

test('the strip continues where the slider ends', () => {
  expect(featured([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual({ slider: [1, 2, 3, 4], strip: [5, 6, 7, 8] })
})

test('a small shop shows the same products in both', () => {
  expect(featured([1, 2, 3, 4, 5])).toEqual({ slider: [1, 2, 3, 4], strip: [1, 2, 3, 4] })
  expect(featured([1])).toEqual({ slider: [1], strip: [1] })
})

test('an empty shop shows nothing', () => {
  expect(featured([])).toEqual({ slider: [], strip: [] })
})
