import { expect, test } from 'vitest'
import { plural } from './plural.ts'

test('counts one and many', () => {
  expect([plural(0, 'item'), plural(1, 'item'), plural(3, 'item'), plural(2, 'category', 'categories')]).toEqual([
    '0 items',
    '1 item',
    '3 items',
    '2 categories',
  ])
})
