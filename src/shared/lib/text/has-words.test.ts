import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test.each(['', ' aarohi  RING ', 'ring café', 'cafe', 'rng-0001', 'CAFÉ', '#SUV-RNG-0001', 'SUV–RNG–0001'])(
  '%j is found',
  (wanted) => {
    expect(hasWords(wanted, 'Aarohi Solitaire Ring', 'SUV-RNG-0001', 'Café Edit')).toBe(true)
  },
)

test.each(['aarohi bangle', 'ring0001', '₹', '--'])('%j is not', (wanted) => {
  expect(hasWords(wanted, 'Aarohi Solitaire Ring', 'SUV-RNG-0001')).toBe(false)
})

test('what cannot be seen in a text or in what is looked for counts for nothing', () => {
  expect(hasWords('solitaire', 'Soli\u00ADtaire Ring')).toBe(true)
  expect(hasWords('soli\u200Btaire', 'Solitaire Ring')).toBe(true)
})
