import { expect, test } from 'vitest'
import { matchesGroup } from './matches-group.ts'

const wedding = { name: 'Wedding Jwellery', description: 'Kundan sets for the great day' }

test.each(['wedding', 'KUNDAN', ' great day ', ''])('%j finds it', (text) => {
  expect(matchesGroup(wedding, text)).toBe(true)
})

test('other words do not', () => {
  expect(matchesGroup(wedding, 'office')).toBe(false)
})
