import { describe, expect, test } from 'vitest'
import { formOf, home, order, png, sale, savedAddress, testShop, textFile } from '../shop/fixture.ts'
import type { RowOf } from '../shop/rows.ts'
import { variantOf } from '../rules/stock.ts'

const buy = (productVariantId: string, quantity = 1) => ({
  paymentMethod: 'upi',
  items: [{ productVariantId, quantity }],
  shippingAddress: home,
})
const mind = { reason: 'Changed my mind' }
const broken = () => formOf({ reason: 'Broken Product' })

describe('checkout', () => {
  test('lowers the stock and gives a number', async () => {
    const { meera, guest } = await testShop()
    expect(await meera.post('/api/checkout', buy('var-1', 2))).toEqual({
      status: 201,
      body: { orderId: 'ord-1', orderNumber: 'SUV-2026-00001' },
    })
    expect(await guest.get('/v1/products/prod-1')).toMatchObject({
      body: { stock: 4, variants: [{ inventory: { total_quantity: 5, reserved_quantity: 2 } }, {}] },
    })
  })

  test('the last unit can be bought once', async () => {
    const { meera, ravi } = await testShop()
    expect(await meera.post('/api/checkout', buy('var-2'))).toMatchObject({ status: 201 })
    expect(await ravi.post('/api/checkout', buy('var-2'))).toEqual({
      status: 409,
      body: { error: 'Solitaire Ring is sold out.' },
    })
  })

  test('lines of the same variant are added up', async () => {
    const { meera } = await testShop()
    const items = [
      { productVariantId: 'var-1', quantity: 3 },
      { productVariantId: 'var-1', quantity: 3 },
    ]
    expect(await meera.post('/api/checkout', { ...buy('var-1'), items })).toEqual({
      status: 409,
      body: { error: 'Only 5 of Solitaire Ring are left.' },
    })
  })

  test.each([
    ['var-2', 409],
    ['var-9', 404],
  ])('reserves nothing when a line of %s fails', async (productVariantId, status) => {
    const { meera, db } = await testShop()
    const items = [
      { productVariantId: 'var-1', quantity: 1 },
      { productVariantId, quantity: 2 },
    ]
    expect(await meera.post('/api/checkout', { ...buy('var-1'), items })).toMatchObject({ status })
    expect(variantOf(db, 'var-1')?.variant.inventory.reserved_quantity).toBe(0)
    expect(db.orders.count()).toBe(0)
  })

  test('adds shipping to the price of the day', async () => {
    const { meera, kavita } = await testShop({ sales: [sale] })
    await meera.post('/api/checkout', buy('var-1', 2))
    expect(await kavita.get('/v1/orders/admin/all')).toMatchObject({
      body: [{ total_amount: 2 * 9500 + 99, customer_email: 'meera@shop.test' }],
    })
  })

  const payments = { credit: 'Paid', upi: 'Paid', cod: 'Unpaid' } satisfies Record<
    RowOf<'orders'>['payment_method'],
    RowOf<'orders'>['payment_status']
  >
  test.each(Object.entries(payments))('%s is %s', async (paymentMethod, payment_status) => {
    const { meera, kavita } = await testShop()
    await meera.post('/api/checkout', { ...buy('var-1'), paymentMethod })
    expect(await kavita.get('/v1/orders/admin/all')).toMatchObject({
      body: [{ payment_status, shipment_status: 'Pending' }],
    })
  })

  test('numbers continue within a year and start again in the next', async () => {
    const here = await testShop({ orders: [order] })
    expect(await here.meera.post('/api/checkout', buy('var-1'))).toMatchObject({
      body: { orderId: 'ord-2', orderNumber: 'SUV-2026-00002' },
    })
    const nextYear = await testShop(
      { orders: [order], sessions: [{ id: 'meera', userId: 'user-1', expires_at: '2027-02-01T00:00:00Z' }] },
      '2027-01-01T00:00:00Z',
    )
    expect(await nextYear.meera.post('/api/checkout', buy('var-1'))).toMatchObject({
      body: { orderNumber: 'SUV-2027-00001' },
    })
  })

  test('leaves the cart unchanged', async () => {
    const { meera } = await testShop()
    await meera.post('/v1/cart', { productVariantId: 'var-1', quantity: 1 })
    await meera.post('/api/checkout', buy('var-1'))
    expect(await meera.get('/v1/cart')).toMatchObject({ body: { data: { items: [{ quantity: 1 }] } } })
  })

  test('accepts a saved address only from its owner', async () => {
    const addresses = [savedAddress('addr-1', 'user-1'), savedAddress('addr-2', 'user-2')]
    const { meera, db } = await testShop({ addresses })
    const to = (id: string) => meera.post('/api/checkout', { ...buy('var-1'), shippingAddress: { ...home, id } })
    expect(await to('addr-2')).toEqual({ status: 403, body: { error: 'This address belongs to someone else.' } })
    expect(await to('addr-9')).toMatchObject({ status: 404 })
    expect(db.orders.count()).toBe(0)
    expect(await to('addr-1')).toMatchObject({ status: 201 })
  })

  test('needs a complete address', async () => {
    const { meera } = await testShop()
    const { city: _, ...shippingAddress } = home
    expect(await meera.post('/api/checkout', { ...buy('var-1'), shippingAddress })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('city') },
    })
  })
})

describe('cancelling', () => {
  test('returns the units to the stock', async () => {
    const { meera, ravi } = await testShop()
    await meera.post('/api/checkout', buy('var-2'))
    expect(await meera.post('/api/orders/ord-1/cancel', mind)).toMatchObject({ status: 200 })
    expect(await ravi.post('/api/checkout', buy('var-2'))).toMatchObject({ status: 201 })
  })

  test('is possible once', async () => {
    const { meera, ravi, db } = await testShop()
    await meera.post('/api/checkout', buy('var-1'))
    await ravi.post('/api/checkout', buy('var-1'))
    await meera.post('/api/orders/ord-1/cancel', mind)
    expect(await meera.post('/api/orders/ord-1/cancel', mind)).toMatchObject({ status: 409 })
    expect(variantOf(db, 'var-1')?.variant.inventory.reserved_quantity).toBe(1)
  })

  test.each([{ shipment_status: 'Shipped' as const }, { delivered: true }])('is too late when %j', async (state) => {
    const { meera } = await testShop({ orders: [{ ...order, ...state }] })
    expect(await meera.post('/api/orders/ord-1/cancel', mind)).toEqual({
      status: 409,
      body: { error: 'This order can no longer be cancelled.' },
    })
  })

  test('is still possible while it is packed', async () => {
    const { meera } = await testShop({ orders: [{ ...order, shipment_status: 'Processing' }] })
    expect(await meera.post('/api/orders/ord-1/cancel', mind)).toMatchObject({ status: 200 })
  })

  test('is for the one who ordered', async () => {
    const { ravi } = await testShop({ orders: [order] })
    expect(await ravi.post('/api/orders/ord-1/cancel', mind)).toMatchObject({ status: 403 })
    expect(await ravi.post('/api/orders/ord-9/cancel', mind)).toMatchObject({ status: 404 })
  })
})

describe('returning', () => {
  const delivered = { orders: [{ ...order, delivered: true }] }

  test('is possible once, after delivery', async () => {
    const { meera } = await testShop(delivered)
    expect(await meera.post('/api/orders/ord-1/return', broken())).toMatchObject({ status: 200 })
    expect(await meera.post('/api/orders/ord-1/return', broken())).toMatchObject({ status: 409 })
  })

  test('is refused before delivery', async () => {
    const { meera } = await testShop({ orders: [order] })
    expect(await meera.post('/api/orders/ord-1/return', broken())).toMatchObject({ status: 409 })
  })

  test('is for the one who ordered', async () => {
    const { ravi } = await testShop(delivered)
    expect(await ravi.post('/api/orders/ord-1/return', broken())).toMatchObject({ status: 403 })
  })

  test('takes pictures, and nothing but pictures', async () => {
    const { meera } = await testShop(delivered)
    expect(
      await meera.post('/api/orders/ord-1/return', formOf({ reason: 'Broken Product', images: [textFile()] })),
    ).toMatchObject({ status: 415 })
    expect(
      await meera.post('/api/orders/ord-1/return', formOf({ reason: 'Broken Product', images: [png()] })),
    ).toMatchObject({ status: 200 })
  })
})

describe('the sample orders of the order history', () => {
  test('belong to each caller', async () => {
    const { meera, ravi } = await testShop()
    expect(await meera.post('/api/orders/ord-sample-1/cancel', mind)).toMatchObject({ status: 200 })
    expect(await ravi.post('/api/orders/ord-sample-1/cancel', mind)).toMatchObject({ status: 200 })
  })

  test('are cancelled once', async () => {
    const { meera } = await testShop()
    await meera.post('/api/orders/ord-sample-1/cancel', mind)
    expect(await meera.post('/api/orders/ord-sample-1/cancel', mind)).toMatchObject({ status: 409 })
  })

  test('a pending one cannot be returned', async () => {
    const { meera } = await testShop()
    expect(await meera.post('/api/orders/ord-sample-1/return', broken())).toMatchObject({ status: 409 })
  })
})

describe('the back office', () => {
  test('sees the newest first, delivered orders as Shipped, cancelled ones with their last status', async () => {
    const { kavita } = await testShop({
      orders: [
        { ...order, id: 'ord-1', shipment_status: 'Processing', delivered: true, created_at: '2026-11-01T00:00:00Z' },
        { ...order, id: 'ord-2', shipment_status: 'Processing', cancelled: true, created_at: '2026-11-02T00:00:00Z' },
      ],
    })
    expect(await kavita.get('/v1/orders/admin/all')).toMatchObject({
      body: [
        { id: 'ord-2', shipment_status: 'Processing' },
        { id: 'ord-1', shipment_status: 'Shipped' },
      ],
    })
  })
})
