import { expect, test } from 'vitest'
import { allCases, builds, machines, persons, waits } from './cases.ts'

test('all cases are every combination, except filters of a product', () => {
  expect(allCases).toHaveLength(23 * persons.length * builds.length * machines.length * waits.length)
  expect(new Set(allCases.map((each) => JSON.stringify(each))).size).toBe(allCases.length)
})
