import { expect, test } from 'vitest'
import { byCause } from './cause.ts'
import { finding } from './finding-fixture.ts'

const ofALaw = (operation: 'getCart' | 'listAllOrders', path: string, expected: string, got: string) =>
  finding({ operation, path, expected, got, class: 'behaviour', rule: 'law', law: 'sums-add-up' })

test('amounts that are rounded in carts and orders are one cause, other wrong amounts are two', () => {
  const cart = ofALaw('getCart', '$.data.items[2].unit_price', '18400.8', '18401')
  const order = { ...ofALaw('listAllOrders', '$[*].total_amount', '21736.8, by the prices', '21737') }
  const culprit = { ...order.culprit, operation: 'checkout' } as const
  expect(byCause([cart, { ...order, culprit }])).toMatchObject([
    { operation: 'getCart', also: [{ operation: 'listAllOrders' }] },
  ])
  expect(byCause([cart, { ...order, got: '20000', culprit }])).toHaveLength(2)
})
