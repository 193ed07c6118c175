import { expect, test } from 'vitest'
import { own } from './own.ts'

test('a record has its own values only', () => {
  const counts = { ring: 2 }
  expect(own(counts, 'ring')).toBe(2)
  expect(own(counts, 'chain')).toBeUndefined()
  for (const name of ['constructor', 'toString', '__proto__']) expect(own(counts, name)).toBeUndefined()
})
