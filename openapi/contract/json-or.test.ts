import { expect, test } from 'vitest'
import { fieldText, jsonOr } from './json-or.ts'
import { isObject, listIn } from './json.ts'
import { idOf } from './record-id.ts'

test('the id of a record past 2 ** 53 is that of the text', () => {
  const rows = listIn(jsonOr('[{"id":9007199254740993},{"id":7},{"id":"9007199254740993"}]', []))
  expect(rows.map((row) => idOf(row, { name: 'petId' }))).toEqual(['9007199254740993', '7', '9007199254740993'])
  const [first] = rows
  expect(isObject(first) && fieldText({ ...first }, 'id')).toBe('9007199254740992')
})

test('a text that is no JSON is another value, however many digits it has', () => {
  expect(jsonOr('{"id":90071992547409930', 'none')).toBe('none')
  expect(jsonOr('{', 'none')).toBe('none')
})
