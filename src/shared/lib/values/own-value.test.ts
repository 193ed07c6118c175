import { expect, test } from 'vitest'
import { ownValue } from './own-value.ts'

test('a record has its own values only', () => {
  const counts = { ring: 2 }
  expect(ownValue(counts, 'ring')).toBe(2)
  expect(ownValue(counts, 'chain')).toBeUndefined()
  for (const name of ['constructor', 'toString', '__proto__']) expect(ownValue(counts, name)).toBeUndefined()
})
