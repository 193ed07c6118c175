import { describe, expect, test } from 'vitest'
import { sale, testShop } from '../shop/fixture.ts'

const input = {
  name: 'New Year Edit',
  description: 'The first week.',
  start_date: '2026-12-31T18:30:00.000Z',
  end_date: '2027-01-07T18:30:00.000Z',
}

const saleOf = (...ids: string[]) => ({ ...input, products: ids.map((product_id) => ({ product_id })) })

const coupon = {
  code: 'DIWALI5',
  start_date: '2026-11-01T00:00:00.000Z',
  end_date: '2026-11-30T00:00:00.000Z',
  max_discount: '1500.50',
  discount_type: 'percentage',
}

describe('a sale', () => {
  test('is created with its products', async () => {
    const { kavita, guest } = await testShop()
    const products = [{ product_id: 'prod-1', discount_percent: '5.0000', discount_amount: 0 }]
    expect(await kavita.post('/v1/sales', { ...input, products })).toMatchObject({
      status: 201,
      body: {
        id: 'sale-1',
        is_active: true,
        thumbnail: null,
        sale_products: [{ discount_percent: 5, product: { name: 'Solitaire Ring' } }],
      },
    })
    expect((await guest.get('/v1/sales')).body).toEqual([
      expect.not.objectContaining({ sale_products: expect.anything() }),
    ])
  })

  test.each([
    ['end_date', '9999-12-31T23:59:59-23:59'],
    ['start_date', '0026-01-12T00:00:00+05:30'],
    ['start_date', '1999-12-31T23:59:59+05:30'],
    ['end_date', '2100-01-01T00:00:00+05:30'],
  ])('and a coupon are of the years 2000 to 2099: %s %s', async (field, date) => {
    const { kavita } = await testShop()
    for (const [path, body] of [
      ['/v1/sales', input],
      ['/v1/coupons', coupon],
    ] as const) {
      const answer = await kavita.post(path, { ...body, [field]: date })
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: `body.${field}` }] } })
    }
  })

  test('ends after it starts', async () => {
    const { kavita } = await testShop()
    const answer = await kavita.post('/v1/sales', { ...input, end_date: input.start_date })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'body.end_date' }] } })
  })

  test('is stored in UTC, whatever the zone it was sent in', async () => {
    const { kavita } = await testShop()
    const india = { start_date: '2027-01-01T00:00:00+05:30', end_date: '2027-01-08T00:00:00+05:30' }
    const utc = { start_date: '2026-12-31T18:30:00.000Z', end_date: '2027-01-07T18:30:00.000Z' }
    expect(await kavita.post('/v1/sales', { ...input, ...india })).toMatchObject({ status: 201, body: utc })
    expect(await kavita.post('/v1/coupons', { ...coupon, ...india })).toMatchObject({
      status: 201,
      body: { data: utc },
    })
  })

  test('has existing products, each once', async () => {
    const { kavita, db } = await testShop()
    expect(await kavita.post('/v1/sales', saleOf('prod-1', 'prod-9'))).toMatchObject({ status: 404 })
    expect(await kavita.post('/v1/sales', saleOf('prod-1', 'prod-1'))).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.products[1].product_id' }] },
    })
    expect(db.sales.count()).toBe(0)
  })

  test.each([10, '10.0000', -1])('refuses a discount of %j', async (discount_percent) => {
    const { kavita } = await testShop()
    expect(
      await kavita.post('/v1/sales', { ...input, products: [{ product_id: 'prod-1', discount_percent }] }),
    ).toMatchObject({ status: 400 })
  })
})

describe('a product of a sale', () => {
  test('is added once', async () => {
    const { kavita } = await testShop({ sales: [sale] })
    const add = { productId: 'prod-2', discountPercent: '9.9999' }
    expect(await kavita.post('/v1/sales/sale-1/add-product', add)).toMatchObject({
      status: 201,
      body: { sale_products: [{}, { product_id: 'prod-2', discount_percent: 9.9999 }] },
    })
    expect(await kavita.post('/v1/sales/sale-1/add-product', add)).toMatchObject({ status: 409 })
  })

  test('must exist, and so must the sale', async () => {
    const { kavita } = await testShop({ sales: [sale] })
    expect(
      await kavita.post('/v1/sales/sale-1/add-product', { productId: 'prod-9', discountPercent: '1.0000' }),
    ).toMatchObject({ status: 404, body: { message: 'Product not found' } })
    expect(
      await kavita.post('/v1/sales/sale-9/add-product', { productId: 'prod-2', discountPercent: '1.0000' }),
    ).toMatchObject({ status: 404, body: { message: 'Sale not found' } })
  })

  test('is removed once, and then has its full price', async () => {
    const { kavita, meera } = await testShop({ sales: [sale] })
    expect(await kavita.delete('/v1/sales/sale-1/remove-product/prod-1')).toMatchObject({ status: 204 })
    expect(await kavita.delete('/v1/sales/sale-1/remove-product/prod-1')).toMatchObject({ status: 404 })
    expect(await meera.post('/v1/cart', { productVariantId: 'var-1', quantity: 1 })).toMatchObject({
      body: { data: { item: { unit_price: 10_000 } } },
    })
  })
})

describe('a coupon', () => {
  test('is unlimited by default', async () => {
    const { kavita } = await testShop()
    expect(await kavita.post('/v1/coupons', { ...coupon, usage_limit: null })).toEqual({
      status: 201,
      body: {
        status: 'success',
        data: {
          ...coupon,
          id: 'coup-1',
          description: '',
          free_shipping: false,
          max_discount: 1500.5,
          usage_limit: null,
        },
      },
    })
  })

  test('has a unique code', async () => {
    const { kavita } = await testShop()
    await kavita.post('/v1/coupons', coupon)
    for (const code of [coupon.code, `${coupon.code}\u200B`])
      expect(await kavita.post('/v1/coupons', { ...coupon, code })).toMatchObject({ status: 409 })
    expect(await kavita.post('/v1/coupons', { ...coupon, code: 'diwali5' })).toMatchObject({ status: 201 })
  })

  test('ends after it starts', async () => {
    const { kavita } = await testShop()
    expect(await kavita.post('/v1/coupons', { ...coupon, end_date: '2026-10-31T00:00:00Z' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.end_date' }] },
    })
  })
})
