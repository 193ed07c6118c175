import { expect, test } from 'vitest'
import { serverErrors } from './field-errors.ts'

const values = { name: '', SKU: 'X', variants: [{ size: '', inventory: { total_quantity: '1' } }] }
const problem = (path: string) => ({ path, message: `${path} is wrong` })

test('each error goes to its field', () => {
  const errors = [
    problem('body.name'),
    problem('body.variants[0].inventory.total_quantity'),
    problem('body.variants[0].size.length'),
  ]
  expect(serverErrors(values, errors)).toEqual({
    name: 'body.name is wrong',
    'variants.0.inventory.total_quantity': 'body.variants[0].inventory.total_quantity is wrong',
    'variants.0.size': 'body.variants[0].size.length is wrong',
  })
})

test('the first error of a field is used', () => {
  expect(
    serverErrors(values, [
      { path: 'body.name', message: 'first' },
      { path: 'body.name', message: 'second' },
    ]),
  ).toEqual({ name: 'first' })
})

test('errors outside the form are left to the message', () => {
  expect(
    serverErrors(values, [
      problem('body'),
      problem('body.tax'),
      problem('body.variants'),
      problem('body.variants[3].size'),
    ]),
  ).toEqual({})
})
