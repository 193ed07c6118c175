import { expect, test } from 'vitest'
import { serverFaults } from './server-faults.ts'

const values = { name: '', SKU: 'X', variants: [{ size: '', inventory: { total_quantity: '1' } }] }
const fault = (path: string) => ({ path, message: `${path} is wrong` })

test('each error goes to its field', () => {
  const errors = [
    fault('body.name'),
    fault('body.variants[0].inventory.total_quantity'),
    fault('body.variants[0].size.length'),
  ]
  expect(serverFaults(values, errors)).toEqual({
    name: 'body.name is wrong',
    'variants.0.inventory.total_quantity': 'body.variants[0].inventory.total_quantity is wrong',
    'variants.0.size': 'body.variants[0].size.length is wrong',
  })
})

test('the first error of a field is used', () => {
  expect(
    serverFaults(values, [
      { path: 'body.name', message: 'first' },
      { path: 'body.name', message: 'second' },
    ]),
  ).toEqual({ name: 'first' })
})

test('errors outside the form are left to the message', () => {
  expect(
    serverFaults(values, [fault('body'), fault('body.tax'), fault('body.variants'), fault('body.variants[3].size')]),
  ).toEqual({})
})
