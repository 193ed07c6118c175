import { operationOf, shopContract } from '#contracts/shop/shop-contract.ts'
import { expect, test } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import { blindSpots, countCoverage } from './coverage.ts'

/** What a run is blind to that has seen these answers. */
function blindAfter(id: OperationId, ...bodies: readonly unknown[]) {
  const coverage = countCoverage()
  for (const body of bodies) {
    const answer = { status: 200, contentType: 'application/json', headers: new Headers(), text: '', body }
    coverage.add({
      operation: operationOf(id),
      id,
      caller: 'admin',
      input: {},
      answer,
      context: '',
      ms: 0,
      sound: true,
    })
  }
  return Object.fromEntries(blindSpots(coverage.result(shopContract, (each) => each === id)))
}

const order = {
  id: 'ord-1',
  order_number: 'SUV-1',
  created_at: '2026-11-16T06:00:00Z',
  customer_email: 'a@example.com',
  shipment_status: 'Shipped',
  payment_status: 'Paid',
  total_amount: 10,
}

test('a list that was always empty, and a field that was only null or missing, are named with the data they need', () => {
  expect(blindAfter('listAllOrders')).toEqual({})
  expect(blindAfter('listAllOrders', [])).toEqual({ 'an AdminOrder': ['listAllOrders $'] })
  expect(blindAfter('listAllOrders', [], [order])).toEqual({})
  const { order_number: _missing, ...others } = order
  expect(blindAfter('listAllOrders', [{ ...others, total_amount: null }])).toEqual({
    'an AdminOrder with order_number': ['listAllOrders $[*].order_number'],
    'an AdminOrder with total_amount': ['listAllOrders $[*].total_amount'],
  })
})
