import { expect, test } from 'vitest'
import { z } from 'zod'
import { fieldsOf, readRow, valueText } from './row-fields.ts'

const schema = z.strictObject({
  id: z.string().min(1),
  price: z.number().min(0),
  category_id: z.string().nullable(),
  landmark: z.string().optional(),
  is_active: z.boolean(),
  status: z.enum(['Pending', 'Paid']),
  images: z.array(z.strictObject({ url: z.string() })),
})
const row = {
  id: 'prod-1',
  price: 100,
  category_id: null,
  is_active: true,
  status: 'Paid',
  images: [{ url: '/a.avif' }],
}
const texts = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, valueText(value)]))

test('each field of a schema is edited by its kind', () => {
  expect(fieldsOf(schema).map(({ name, kind }) => `${name} ${kind}`)).toEqual([
    'id text',
    'price number',
    'category_id text',
    'landmark text',
    'is_active boolean',
    'status choice',
    'images json',
  ])
})

test('a row comes back from its fields as it was', () => {
  expect(readRow(schema, texts)).toEqual({ row, errors: {} })
})

test.each([
  ['price', 'cheap', 'Must be a number.'],
  ['price', '', 'Must be a number.'],
  ['price', '-1', 'Too small: expected number to be >=0'],
  ['images', '[{', 'This is not JSON'],
  ['images', '[{"url":1}]', '0.url: Invalid input: expected string, received number'],
  ['id', '', 'Too small'],
])('%s "%s" is refused at its field', (name, text, message) => {
  const { row: read, errors } = readRow(schema, { ...texts, [name]: text })
  expect(read).toBeUndefined()
  expect(Object.keys(errors)).toEqual([name])
  expect(errors[name]).toContain(message)
})
