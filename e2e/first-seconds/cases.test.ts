import { expect, test } from 'vitest'
import { acts, allCases, builds, type Case, fewCases, machines, persons, waits } from './cases.ts'

const pairs = (name: keyof Case) => new Set(fewCases.map((each) => `${each.act} ${each[name]}`)).size

test('the few cases hold each act by everybody, on each build and machine, and at three moments', () => {
  expect(fewCases.length).toBeLessThanOrEqual(40)
  expect(pairs('person')).toBe(acts.length * persons.length)
  expect(pairs('build')).toBe(acts.length * builds.length)
  expect(pairs('machine')).toBe(acts.length * machines.length)
  expect(pairs('wait')).toBe(acts.length * 3)
  expect(new Set(fewCases.map(({ wait }) => wait)).size).toBe(waits.length)
})

test('all cases are every combination, except filters of a product', () => {
  expect(allCases).toHaveLength(23 * persons.length * builds.length * machines.length * waits.length)
  expect(new Set(allCases.map((each) => JSON.stringify(each))).size).toBe(allCases.length)
})
