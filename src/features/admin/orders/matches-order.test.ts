import { expect, test } from 'vitest'
import { matchesOrder } from './matches-order.ts'

const order = { payment_status: 'Paid', shipment_status: 'Shipped' } as const

const passes = (payment: string, shipment: string) => matchesOrder(order, { payment, shipment })

test('both filters apply together, and an empty one accepts all', () => {
  expect([
    passes('', ''),
    passes('Paid', ''),
    passes('paid', 'SHIPPED'),
    passes('Unpaid', ''),
    passes('Paid', 'Pending'),
  ]).toEqual([true, true, true, false, false])
})
