import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import type { ScenarioName } from './names.ts'
import { firstProduct, listing, placed, type PlayedShop, playedShop, sampleCheckout, stock } from './played-shop.ts'

const soldOut = { status: 409, body: { error: 'Aarohi Solitaire Ring is sold out.' } }
const status = (code: number) => ({ status: code })
const orders = (count: number) => ({ body: { length: count } })

// The shop of 10,000 products takes long to build: its story is what is played there.
const plays: Record<Exclude<ScenarioName, '10k-products'>, (shop: PlayedShop) => Promise<void>> = {
  default: async ({ customer, admin }) => {
    expect(await customer.post('/api/checkout', sampleCheckout)).toMatchObject(placed)
    expect(await admin.get('/v1/orders/admin/all')).toMatchObject(orders(161))
  },
  'empty-shop': async ({ guest, customer, admin }) => {
    for (const list of ['products', 'categories', 'collections'])
      expect(await guest.get(`/v1/${list}`)).toMatchObject(listing(0))
    for (const list of ['sales', 'orders/admin/all']) expect(await admin.get(`/v1/${list}`)).toMatchObject(orders(0))
    expect(await customer.get('/v1/tax-categories')).toMatchObject({ body: { data: { length: 3 } } })
    expect(await admin.post('/v1/products', firstProduct)).toMatchObject(status(201))
  },
  '500-orders': async ({ admin }) => expect(await admin.get('/v1/orders/admin/all')).toMatchObject(orders(660)),
  'sold-out': async ({ customer }) => {
    expect(await customer.post('/v1/cart', { productVariantId: 'var-1', quantity: 1 })).toMatchObject(status(409))
    expect(await customer.post('/api/checkout', sampleCheckout)).toMatchObject(soldOut)
  },
  'last-piece': async ({ guest, customer, admin }) => {
    expect(await customer.post('/api/checkout', sampleCheckout)).toMatchObject(placed)
    expect(await stock(guest, 'var-1')).toBe(0)
    expect(await admin.post('/api/checkout', sampleCheckout)).toMatchObject(soldOut)
  },
  'new-customer': async ({ customer }) => {
    expect(await customer.get('/v1/users/me')).toMatchObject({ body: { user: { addresses: { length: 0 } } } })
    expect(await customer.get('/v1/wishlist')).toMatchObject(orders(0))
    expect(await customer.post('/api/checkout', sampleCheckout)).toMatchObject(placed)
  },
  'expired-token': async ({ customer, signIn }) => {
    expect(await customer.get('/v1/cart')).toMatchObject(status(401))
    expect(await (await signIn('CUSTOMER')).get('/v1/cart')).toMatchObject(status(200))
  },
  'sale-ended': async ({ guest, shop }) => {
    const { body } = await guest.get('/v1/sales')
    const ends = (body as { end_date: string }[]).map(({ end_date }) => Date.parse(end_date))
    expect(Math.max(...ends)).toBeLessThan(shop.now().getTime())
  },
  'slow-network': async ({ shop }) => Promise.resolve(expect(shop.faults.latency).toBe(2000)),
  'every-list-fails': async ({ guest, admin }) => {
    expect(await guest.get('/v1/products')).toMatchObject(status(500))
    expect(await admin.get('/v1/orders/admin/all')).toMatchObject(status(500))
    expect(await guest.get('/v1/products/prod-1')).toMatchObject(status(200))
  },
  'partial-outage': async ({ guest, customer, admin }) => {
    expect(await guest.get('/v1/reviews/all')).toMatchObject(status(503))
    expect(await customer.get('/v1/wishlist')).toMatchObject(status(503))
    expect(await admin.get('/v1/dashboard/lifetime-sales')).toMatchObject(status(503))
    expect(await customer.post('/api/checkout', sampleCheckout)).toMatchObject(placed)
  },
  flaky: async ({ shop: { faults } }) => {
    const failed = Array.from({ length: 200 }, () => faults.next(operations.checkout)).filter(Boolean).length
    expect(failed / 200).toBeCloseTo(0.2, 1)
    await Promise.resolve()
  },
}

test.each(Object.entries(plays))('%s: the shop does what it says', { timeout: 30_000 }, async (name, play) => {
  await play(await playedShop(`/?scenario=${name}`))
})
