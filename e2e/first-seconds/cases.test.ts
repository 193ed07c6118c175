import { expect, test } from 'vitest'
import { acts, allCases, builds, type Case, fewCases, machines, persons, places, waits } from './cases.ts'

const held = (name: keyof Case) => [...new Set(fewCases.map((each) => each[name]))]

test('the few cases are possible, and hold each act, place, person, build, machine and moment', () => {
  for (const each of fewCases) expect(allCases).toContainEqual(each)
  expect(held('act')).toEqual(acts)
  expect(held('place')).toEqual(Object.keys(places))
  expect(held('person')).toEqual(persons)
  expect(held('build')).toEqual(builds)
  expect(held('machine')).toEqual(machines)
  expect(held('wait')).toEqual(waits)
})

test('all cases are every combination, except filters of a product', () => {
  expect(allCases).toHaveLength(23 * persons.length * builds.length * machines.length * waits.length)
  expect(new Set(allCases.map((each) => JSON.stringify(each))).size).toBe(allCases.length)
})
