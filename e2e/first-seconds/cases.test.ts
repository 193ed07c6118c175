import { expect, test } from 'vitest'
import { acts, allCases, builds, type Case, fewCases, machines, persons, waits } from './cases.ts'

const pairs = (name: keyof Case) => new Set(fewCases.map((each) => `${each.act} ${each[name]}`)).size

test('the few cases are possible, and hold each act by two persons, on each build and machine, at two moments', () => {
  expect(fewCases).toHaveLength(acts.length * 2)
  for (const each of fewCases) expect(allCases).toContainEqual(each)
  for (const name of ['place', 'person', 'build', 'machine', 'wait'] as const) expect(pairs(name)).toBe(acts.length * 2)
  expect(new Set(fewCases.map(({ person }) => person)).size).toBe(persons.length)
  expect(new Set(fewCases.map(({ wait }) => wait)).size).toBe(waits.length)
})

test('all cases are every combination, except filters of a product', () => {
  expect(allCases).toHaveLength(23 * persons.length * builds.length * machines.length * waits.length)
  expect(new Set(allCases.map((each) => JSON.stringify(each))).size).toBe(allCases.length)
})
