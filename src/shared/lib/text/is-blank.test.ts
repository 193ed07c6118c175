import { expect, test } from 'vitest'
import { isBlank } from './is-blank.ts'

test.each(['', '  ', '\n\t', '\u00A0', '\u200B\u200D', '\u00AD', '\uFEFF', '\u2800', '\u3164'])(
  'nothing of %j can be seen',
  (text) => expect(isBlank(text)).toBe(true),
)

test.each(['a', ' 0 ', 'क्\u200D', '💍', '.', '\u200Bآ'])('something of %j can be seen', (text) =>
  expect(isBlank(text)).toBe(false),
)
