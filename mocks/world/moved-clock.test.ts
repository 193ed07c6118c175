import { describe, expect, test } from 'vitest'
import { asOf } from '../rules/order-progress.ts'
import { anchor } from './anchor.ts'
import { buildShop } from './shop.ts'
import { home, order, sale, testShop } from '../shop/fixture.ts'

const later = '2026-12-17T06:30:00.000Z'
const statusOf = (answer: { body: unknown }) =>
  (answer.body as { shipment_status: string }[]).map(({ shipment_status }) => shipment_status)

describe('31 days later', () => {
  test('the token has expired', async () => {
    const { meera } = await testShop({}, later)
    expect((await meera.get('/v1/cart')).status).toBe(401)
  })

  const sessions = ['user-1', 'user-3'].map((userId, index) => ({
    id: index === 0 ? 'meera' : 'kavita',
    userId,
    expires_at: '2027-01-01T00:00:00Z',
  }))

  test('the sale has ended', async () => {
    const { meera } = await testShop({ sales: [sale], sessions }, later)
    const answer = await meera.post('/v1/cart', { productVariantId: 'var-1', quantity: 1 })
    expect(answer).toMatchObject({ status: 201, body: { data: { item: { unit_price: 10_000 } } } })
  })

  test('the order was delivered and paid: it can be returned, but not cancelled', async () => {
    const { meera, kavita } = await testShop(
      { orders: [{ ...order, payment_method: 'cod', payment_status: 'Unpaid' }], sessions },
      later,
    )
    expect(await kavita.get('/v1/orders/admin/all')).toMatchObject({
      body: [{ shipment_status: 'Shipped', payment_status: 'Paid' }],
    })
    expect(await kavita.get('/v1/dashboard/lifetime-sales')).toMatchObject({ body: { completedPercentage: 100 } })
    expect((await meera.post('/api/orders/ord-1/cancel', { reason: 'Changed my mind' })).status).toBe(409)
    const reason = new FormData()
    reason.set('reason', 'Wrong Size')
    expect((await meera.post('/api/orders/ord-1/return', reason)).status).toBe(200)
  })
})

const statusAt = async (now: string) => {
  const { kavita } = await testShop({ orders: [order] }, now)
  return statusOf(await kavita.get('/v1/orders/admin/all'))
}

test('an order progresses as time passes', async () => {
  expect(await statusAt('2026-11-16T10:00:00Z')).toEqual(['Pending'])
  expect(await statusAt('2026-11-17T10:00:00Z')).toEqual(['Processing'])
  expect(await statusAt('2026-11-20T10:00:00Z')).toEqual(['Shipped'])
})

test('a cancelled order does not change with time', () => {
  const cancelled = { ...order, cancelled: true }
  expect(asOf(cancelled, new Date(later))).toBe(cancelled)
})

test('a cancelled order keeps its last status', async () => {
  const { meera, kavita } = await testShop({ orders: [order] }, '2026-11-18T06:30:00Z')
  await meera.post('/api/orders/ord-1/cancel', { reason: 'Other' })
  expect(statusOf(await kavita.get('/v1/orders/admin/all'))).toEqual(['Processing'])
})

test('a new order can be cancelled in its first days', async () => {
  const { meera } = await testShop()
  const { body } = await meera.post('/api/checkout', {
    paymentMethod: 'upi',
    items: [{ productVariantId: 'var-1', quantity: 1 }],
    shippingAddress: home,
  })
  expect(
    (await meera.post(`/api/orders/${(body as { orderId: string }).orderId}/cancel`, { reason: 'Other' })).status,
  ).toBe(200)
})

test('seeded orders have the status that time would have given them', () => {
  const { orders } = buildShop()
  expect(orders.map((each) => asOf(each, anchor))).toEqual(orders)
})
