import { expect, test } from 'vitest'
import { order, testShop } from '../shop/fixture.ts'

const orders = [
  { ...order, id: 'ord-1', delivered: true, created_at: '2026-10-01T00:00:00Z' },
  { ...order, id: 'ord-2', cancelled: true, created_at: '2026-11-15T10:00:00Z' },
  { ...order, id: 'ord-3', created_at: '2026-11-15T20:00:00Z' },
]

test('cancelled orders count as orders, but not as sales', async () => {
  const { kavita } = await testShop({ orders })
  expect((await kavita.get('/v1/dashboard/lifetime-sales')).body).toEqual({
    totalOrders: 3,
    totalSales: 2 * 10_099,
    completedPercentage: 33.33,
    cancelledPercentage: 33.33,
  })
})

test('a shop without orders has figures too', async () => {
  const { kavita } = await testShop()
  expect((await kavita.get('/v1/dashboard/lifetime-sales')).body).toEqual({
    totalOrders: 0,
    totalSales: 0,
    completedPercentage: 0,
    cancelledPercentage: 0,
  })
})

test.each([
  ['daily', 'dailyOrders', 30, 1],
  ['weekly', 'weeklyOrders', 12, 1],
  ['monthly', 'monthlyOrders', 12, 2],
])('%s statistics end with the present', async (period, name, count, now) => {
  const { kavita } = await testShop({ orders })
  const { body } = await kavita.get(`/v1/salestatistics/sales/${period}`)
  expect(body).toHaveProperty(`${name}.length`, count)
  expect(body).toHaveProperty(`${name}.${count - 1}.count.id`, now)
})

test('an order is counted as soon as it is placed', async () => {
  const { meera, kavita } = await testShop()
  const shippingAddress = {
    full_name: 'Meera',
    phone: '+919845000009',
    address_line1: '1',
    zip_code: '1',
    country: 'India',
    state: 'KA',
    city: 'Bengaluru',
  }
  await meera.post('/api/checkout', {
    paymentMethod: 'cod',
    items: [{ productVariantId: 'var-1', quantity: 1 }],
    shippingAddress,
  })
  expect((await kavita.get('/v1/salestatistics/sales/daily')).body).toHaveProperty('dailyOrders.29.count.id', 1)
})
