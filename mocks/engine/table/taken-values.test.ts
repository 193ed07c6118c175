import { expect, test } from 'vitest'
import { z } from 'zod'
import { kind } from './row-kind.ts'
import { storeOf } from './store.ts'
import { takenValues } from './taken-values.ts'

const Member = z.strictObject({ id: z.string(), email: z.string(), city: z.string() })
const kinds = { members: kind(Member, { prefix: 'member', unique: { email: 'any-case' } }) } as const

test('names the row that has a value which no two rows may share', async () => {
  const asha = { id: 'member-1', email: 'asha@library.test', city: 'Pune' }
  const { members } = await storeOf(kinds, { members: [asha] })
  expect(takenValues(members, { ...asha, id: 'member-2' })).toEqual({ email: 'member-1 has the same.' })
  expect(takenValues(members, { ...asha, id: 'member-2', email: 'Asha@Library.test' })).toHaveProperty('email')
  expect(takenValues(members, { ...asha, city: 'Surat' })).toEqual({})
  expect(takenValues(members, { ...asha, id: 'member-2', email: 'ravi@library.test' })).toEqual({})
})
