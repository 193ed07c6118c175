import { expect, test } from 'vitest'
import { schemaReader } from '#openapi/contract/schema.ts'
import { filledIn, turnsOf } from './free-texts.ts'

const schema = schemaReader({})({
  type: 'object',
  properties: {
    method: { type: 'string', enum: ['credit', 'cod', 'emi'] },
    note: { type: 'string', maxLength: 12 },
    code: { type: 'string', maxLength: 8, 'x-blanks': false },
    picture: { type: 'string', maxLength: 8, 'x-address': true },
    lines: { type: 'array', items: { type: 'object', properties: { text: { type: 'string', maxLength: 5 } } } },
    password: { type: 'string', maxLength: 20, 'x-personal': 'password' },
    rating: { type: 'integer', minimum: 1, maximum: 5 },
    quantity: { type: 'integer', minimum: 1, maximum: 10_000 },
    productId: { type: 'string' },
  },
})

const input = {
  method: 'cod',
  picture: '/a.png',
  code: 'AB',
  lines: [{ text: 'ring' }],
  password: 'secret',
  productId: 'prod-1',
}

test('each value of an enum and both ends of a few numbers are sent, and of each free text the longest and one with blanks at both ends', () => {
  expect(turnsOf(schema)).toBe(3)
  const same = { picture: '/a.png', password: 'secret', productId: 'prod-1' }
  expect([0, 1, 2].map((turn) => filledIn(turn, schema, input))).toEqual([
    { ...same, method: 'credit', rating: 1, note: 'Contract che', code: 'AB-and-m', lines: [{ text: 'ringx' }] },
    { ...same, method: 'cod', rating: 5, note: ' Ömer & <sc ', code: 'AB', lines: [{ text: ' Öme ' }] },
    { ...same, method: 'emi', rating: 1, code: 'AB', lines: [{ text: 'ring' }] },
  ])
})
