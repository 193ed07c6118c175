import { expect, test } from 'vitest'
import type { RecordedCall } from '#mocks/engine/tape/recording-file.ts'
import { home, noon, testShop } from '#mocks/shop/fixture.ts'
import { openRecording } from './recording.ts'

interface Ask {
  method: string
  path: string
  token?: string
  sent?: object
}

/** Records a session with the test shop. */
async function recorded(asks: (orderId: () => string) => Iterable<Ask>) {
  const { fetch } = await testShop()
  const calls: RecordedCall[] = []
  const orderId = () => /"orderId":"([^"]+)"/.exec(calls.map(({ text }) => text).join())?.[1] ?? ''
  for (const { sent, ...ask } of asks(orderId)) {
    const headers = { 'Content-Type': 'application/json', ...(ask.token && { Authorization: `Bearer ${ask.token}` }) }
    const body = sent && JSON.stringify(sent)
    const request = new Request(`http://shop.test${ask.path}`, { method: ask.method, headers, ...(body && { body }) })
    const { status, text } = await fetch(request).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }))
    expect(status, text).toBeLessThan(300)
    calls.push({ ...ask, ...(body && { sent: body }), status, headers: {}, text })
  }
  return openRecording({ at: noon, calls })
}

const ordersOf = async (asks: (orderId: () => string) => Iterable<Ask>) => {
  const { build } = await recorded(asks)
  return build({ seed: 1, scenario: 'default' }).orders
}

const items = [
  { productVariantId: 'var-1', quantity: 2 },
  { productVariantId: 'var-2', quantity: 1 },
]
function* buying(): Generator<Ask> {
  yield { method: 'GET', path: '/v1/products?page=1&limit=10' }
  yield { method: 'GET', path: '/v1/users/me', token: 'meera' }
  const sent = { paymentMethod: 'cod', items, shippingAddress: home }
  yield { method: 'POST', path: '/api/checkout', token: 'meera', sent }
}
const lines = [
  { productId: 'prod-1', variantId: 'var-1', quantity: 2, unit_price: 10_000 },
  { productId: 'prod-1', variantId: 'var-2', quantity: 1, unit_price: 11_000 },
]

test('an order has the lines and the payment method that were sent', async () => {
  const [order] = await ordersOf(buying)
  expect(order).toMatchObject({ userId: 'user-1', payment_method: 'cod', payment_status: 'Unpaid', cancelled: false })
  expect(order?.lines).toEqual(lines)
})

test('fields that the list of orders shows take precedence', async () => {
  const [order] = await ordersOf(function* () {
    yield* buying()
    yield { method: 'GET', path: '/v1/orders/admin/all', token: 'kavita' }
  })
  expect(order).toMatchObject({ lines, payment_method: 'cod', total_amount: 31_099 })
})

test('an order that was cancelled stays cancelled', async () => {
  const [order] = await ordersOf(function* (orderId) {
    yield* buying()
    const path = `/api/orders/${orderId()}/cancel`
    yield { method: 'POST', path, token: 'meera', sent: { reason: 'Ordered by mistake' } }
  })
  expect(order).toMatchObject({ lines, cancelled: true })
})

test('two sessions of the same time are two recordings', async () => {
  const one = await recorded(buying)
  const other = await recorded(function* () {
    yield { method: 'GET', path: '/v1/products?page=1&limit=10' }
  })
  expect(one.hash).not.toBe(other.hash)
  expect(one.hash).toBe((await recorded(buying)).hash)
})
