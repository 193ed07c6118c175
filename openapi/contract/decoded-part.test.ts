import { expect, test } from 'vitest'
import { decodedPart } from './decoded-part.ts'

test.each([
  ['a%2Fb', 'a/b'],
  ['%E0%A4%95', 'क'],
  ['100%', '100%'],
  ['%E0%A4', '%E0%A4'],
])('%s stands for %s', (part, text) => {
  expect(decodedPart(part)).toBe(text)
})
