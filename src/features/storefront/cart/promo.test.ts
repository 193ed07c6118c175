import { expect, test } from 'vitest'
import { judgePromo, promoOff } from './promo.ts'

test('FLAT50 takes 200 rupees off', () => {
  expect(judgePromo('FLAT50')).toEqual({ off: 200 })
  expect(judgePromo(' FLAT50 ')).toEqual({ off: 200 })
  expect(judgePromo('FLAT50\u200B')).toEqual({ off: 200 })
  expect([promoOff('FLAT50'), promoOff(null), promoOff('flat50')]).toEqual([200, 0, 0])
})

test.each([
  ['flat50', 'case-sensitive'],
  ['Flat50', 'case-sensitive'],
  ['WELCOME10', 'not a code'],
  ['', 'Enter'],
])('%j is refused with a reason', (code, why) => {
  expect(judgePromo(code)).toEqual({ error: expect.stringContaining(why) })
})
