import { expect, test } from 'vitest'
import { sizeGuideFor } from './size-guides.ts'

test.each([
  ['Rings', 'Ring size guide'],
  ['Bangles', 'Bangle size guide'],
  ['Earrings', undefined],
  [null, undefined],
])('%s: %s', (category, title) => {
  expect(sizeGuideFor(category)?.title).toBe(title)
})

test('ring size 12 is 52 mm around, bangle 2-4 is 57.1 mm across', () => {
  expect(sizeGuideFor('Rings')?.rows).toContainEqual(['12', '52 mm', '16.6 mm'])
  expect(sizeGuideFor('Bangles')?.rows).toContainEqual(['2-4', '179.5 mm', '57.1 mm'])
})
