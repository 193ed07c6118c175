import { describe, expect, test } from 'vitest'
import { bangle, order, testShop } from '../shop/fixture.ts'

const filters = (value: unknown) => encodeURIComponent(JSON.stringify(value))

describe('products', () => {
  test.each([
    ['the name', 'solitaire'],
    ['the SKU', 'ring-1'],
  ])('are found by %s, in any case, with variants and images', async (_what, q) => {
    const { guest } = await testShop()
    expect(await guest.get(`/v1/search/products?q=${q}`)).toMatchObject({
      body: {
        data: [{ id: 'prod-1', variants: [{}, {}], images: [{}] }],
        pagination: { currentPage: 1, pages: 1, total: 1 },
      },
    })
  })

  test('an empty text finds all, twenty a page', async () => {
    const products = Array.from({ length: 21 }, (_, index) => ({ ...bangle, id: `prod-${index}`, SKU: `SKU-${index}` }))
    const { guest } = await testShop({ products })
    expect(await guest.get('/v1/search/products?q=&page=2')).toMatchObject({
      body: { data: [{ id: 'prod-20' }], pagination: { currentPage: 2, pages: 2, total: 21 } },
    })
  })

  test('a filter compares a field exactly', async () => {
    const { guest } = await testShop()
    expect(await guest.get(`/v1/search/products?filters=${filters({ category_id: 'cat-1' })}`)).toMatchObject({
      body: { data: [{ id: 'prod-1' }], pagination: { total: 1 } },
    })
  })

  test('a filter by an unknown field is refused', async () => {
    const { guest } = await testShop()
    const answer = await guest.get(`/v1/search/products?filters=${filters({ colour: 'Gold' })}`)
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'query.filters.colour' }] } })
  })
})

test('customers are found by email address', async () => {
  const { kavita } = await testShop()
  expect(
    await kavita.get(`/v1/search/admin/customers?q=MEERA&filters=${filters({ is_verified: true })}`),
  ).toMatchObject({ body: { data: [{ id: 'user-1' }], pagination: { total: 1 } } })
})

test('orders are found by the email address of the customer, and filtered by what the list shows', async () => {
  const { kavita } = await testShop({
    orders: [order, { ...order, id: 'ord-2', userId: 'user-2' }, { ...order, id: 'ord-3', delivered: true }],
  })
  expect(await kavita.get('/v1/search/admin/orders?q=ravi')).toMatchObject({
    body: { data: [{ id: 'ord-2' }], pagination: { total: 1 } },
  })
  expect(await kavita.get(`/v1/search/admin/orders?filters=${filters({ shipment_status: 'Shipped' })}`)).toMatchObject({
    body: { data: [{ id: 'ord-3' }], pagination: { total: 1 } },
  })
})

test.each([
  ['bands', 1],
  ['RINGS', 1],
  ['anklets', 0],
])('categories are searched in name and description: %s', async (q, total) => {
  const { kavita } = await testShop()
  expect(await kavita.get(`/v1/search/admin/categories?q=${q}`)).toMatchObject({ body: { pagination: { total } } })
})

test('coupons are found by a part of the code', async () => {
  const coupon = {
    id: 'coup-1',
    code: 'DIWALI5',
    description: 'Lamps',
    start_date: '2026-11-01T00:00:00Z',
    end_date: '2026-11-30T00:00:00Z',
    free_shipping: false,
    max_discount: 1,
    usage_limit: null,
    discount_type: 'fixed' as const,
  }
  const { kavita } = await testShop({ coupons: [coupon] })
  expect(await kavita.get('/v1/search/admin/coupons?q=wali')).toMatchObject({ body: { data: [{ id: 'coup-1' }] } })
  expect(await kavita.get('/v1/search/admin/coupons?q=lamps')).toMatchObject({ body: { data: [] } })
})
