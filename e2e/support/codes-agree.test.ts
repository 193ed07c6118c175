import * as fc from 'fast-check'
import { comparable } from '#mocks/engine/table/field-index.ts'
import { plainCode } from '#src/shared/lib/text/plain-code.ts'
import { expect, test } from 'vitest'

const parts = [
  'SUV',
  '\u200B',
  '\u200D',
  '\u00AD',
  '\u202E',
  '\uFEFF',
  '\u3164',
  '\u2800',
  '\uFE0F',
  ' ',
  '\u00A0',
  'Ｓ',
  'ﬁ',
]
const codes = fc.oneof(
  fc.array(fc.constantFrom(...parts)).map((all) => all.join('')),
  fc.string({ unit: 'binary' }),
)

test('the shop and its backend take the same codes for one', () => {
  fc.assert(fc.property(codes, (code) => comparable(code, 'exact') === plainCode(code)))
})

test('what comes along with a copied code counts for nothing', () => {
  for (const code of ['\u200BFLAT50', 'FLAT\u00AD50', ' FLAT50\u200E ', 'ＦＬＡＴ50', 'FLAT50\u00A0'])
    expect(plainCode(code)).toBe('FLAT50')
  expect(plainCode('RING\u00A0 7')).toBe('RING 7')
})
