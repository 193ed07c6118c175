import { expect, test } from 'vitest'
import { unlikeText } from './unlike-texts.ts'

test.each([
  ['Meera Nair', 'meera nair', 'the same text in another case (hidden)'],
  ['Meera Nair', 'Meera', 'its first 5 characters (hidden)'],
  ['Meera Nair', ' Meera Nair ', 'the same text with other spaces around it (hidden)'],
  ['Méera', 'Meera', 'the same text with other accents (hidden)'],
  ['Meera Nair', 'Meena Rao', 'another text of 9 characters, the first 3 the same (hidden)'],
  ['Meera Nair', '', 'an empty text'],
  ['1990-12-31', '1990-12-30', 'a date 1 day earlier (hidden)'],
  ['2026-11-25T10:00:00.000Z', '2026-11-25T15:30:00.000Z', 'a date 5.5 hours later (hidden)'],
])('how %j differs from %j is said without a letter of either', (expected, got, said) => {
  expect(unlikeText(expected, got)).toBe(said)
})
