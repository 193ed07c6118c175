import { expect, test } from 'vitest'
import { flag, key, list, number, object, or, type Reader, text, texts, unusable } from './answer-reader.ts'

function read(reader: Reader, value: unknown) {
  const reading = { dropped: 0 }
  return { value: reader(value, reading), dropped: reading.dropped }
}

test.each([
  [text, 7, '7'],
  [text, null, unusable],
  [key, '', unusable],
  [number, '12.5', 12.5],
  [number, '', unusable],
  [number, 'NaN', unusable],
  [flag, 'true', unusable],
  [texts, { karat: 22, gem: null, metal: 'Gold' }, { karat: '22', metal: 'Gold' }],
  [or(number, 0), null, 0],
] as const)('%s makes of %s what can be used of it', (reader, given, expected) => {
  expect(read(reader, given).value).toEqual(expected)
})

test('one bad row is dropped and counted, and the list stays', () => {
  const rows = list(object({ id: key, name: or(text, '') }))
  expect(read(rows, [{ id: 'a', name: null }, { name: 'No id' }, null, { id: 'b', name: 'B' }])).toEqual({
    value: [
      { id: 'a', name: '' },
      { id: 'b', name: 'B' },
    ],
    dropped: 2,
  })
  expect(read(rows, {}).value).toBe(unusable)
})

test('an object keeps unknown fields, reads alternative names, and omits missing fields', () => {
  const product = object({ id: key, note: or(text, undefined) }, { id: 'ID' })
  expect(read(product, { ID: 'p1', note: null, extra: true }).value).toEqual({ ID: 'p1', id: 'p1', extra: true })
  expect(read(product, []).value).toBe(unusable)
})
