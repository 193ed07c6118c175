import { expect, test } from 'vitest'
import { nearestTests } from './nearest-tests.ts'

const graph = [
  { file: 'price.test.ts', imports: ['price.ts'] },
  { file: 'card.tsx', imports: ['price.ts'] },
  { file: 'card.browser.test.tsx', imports: ['card.tsx'] },
  { file: 'page.browser.test.tsx', imports: ['page.tsx'] },
  { file: 'page.tsx', imports: ['card.tsx', 'page.tsx'] },
  { file: 'other.test.ts', imports: ['other.ts'] },
]

test('the tests that a change reaches come nearest first, and no others', () => {
  expect(nearestTests(graph, ['price.ts'])).toEqual(['price.test.ts', 'card.browser.test.tsx', 'page.browser.test.tsx'])
})

test('a changed test is the nearest to itself, and a file that nothing imports reaches none', () => {
  expect(nearestTests(graph, ['other.test.ts', 'README.md'])).toEqual(['other.test.ts'])
})
