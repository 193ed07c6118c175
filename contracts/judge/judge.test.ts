import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { judgeShape } from './judge.ts'

const answered = (contentType: string | null, text: string) =>
  judgeShape(operations.getCart, { status: 200, contentType, headers: new Headers(), text, body: undefined }).map(
    ({ path, expected, got }) => `${path} expected ${expected}, got ${got}`,
  )

test('a page in place of JSON is one fault, and so is an empty answer', () => {
  expect(answered('text/html', '<html>')).toEqual(['content-type expected application/json, got text/html'])
  expect(answered('application/json', '<html>')).toEqual(['body expected JSON, got "<html>"'])
  expect(answered('application/json', '')).toEqual(['body expected JSON, got nothing'])
})
