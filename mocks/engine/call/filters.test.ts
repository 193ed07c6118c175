import { expect, test } from 'vitest'
import { matching } from './filters.ts'
import { Problem } from './problem.ts'

const fields = ['city', 'open'] as const
const pune = { city: 'Pune', open: true }

function problemOf(text: string) {
  try {
    matching(text, fields)
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, path: error.errors?.[0]?.path }
    throw error
  }
  return undefined
}

test('every named field must equal its value', () => {
  expect(matching('{"city":"Pune","open":true}', fields)(pune)).toBe(true)
  expect(matching('{"city":"Pune","open":false}', fields)(pune)).toBe(false)
})

test('the text "true" is not true', () => expect(matching('{"open":"true"}', fields)(pune)).toBe(false))

test.each([undefined, '', '{}'])('%j lets all pass', (text) => expect(matching(text, fields)(pune)).toBe(true))

test.each([
  ['malformed JSON', '{"city":', 'query.filters'],
  ['a list', '[]', 'query.filters'],
  ['null', 'null', 'query.filters'],
  ['a number', '3', 'query.filters'],
  ['an unknown field', '{"town":"Pune"}', 'query.filters.town'],
  ['a name that every object has', '{"constructor":1}', 'query.filters.constructor'],
  ['an object as value', '{"city":{}}', 'query.filters.city'],
])('%s is refused', (_what, text, path) => expect(problemOf(text)).toEqual({ status: 400, path }))
