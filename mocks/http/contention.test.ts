import { expect, test } from 'vitest'
import { createNodeBackend } from '../node.ts'
import { home } from '../shop/fixture.ts'

/* Fifty simultaneous calls compete for one thing: one gets it, and the others are refused. */

const fifty = Array.from({ length: 50 }, (_, index) => index)
const period = { start_date: '2026-11-01T00:00:00Z', end_date: '2026-11-30T00:00:00Z' }
const account = { phone: '+91 98450 00009', password: 'asha-pass', confirmPassword: 'asha-pass' }

type Send = (as: keyof typeof tokens, path: string, body: object) => Promise<Response>

const { backend, shop } = await createNodeBackend({ settings: { scenario: 'last-piece', at: '2026-11-16T10:00' } })
const tokens = {
  guest: '',
  customer: (await backend.signIn('CUSTOMER')).token,
  admin: (await backend.signIn('ADMIN')).token,
}
const send: Send = (as, path, body) => {
  const headers = { 'Content-Type': 'application/json', ...(tokens[as] && { Authorization: `Bearer ${tokens[as]}` }) }
  return backend.fetch(new Request(`http://shop.test${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
}

const line = { productVariantId: 'var-7', quantity: 1 }
const coupon = { ...period, code: 'ONLY1', max_discount: 1, discount_type: 'fixed' }

/** What they compete for, the status of the refused calls, a call, and how many have succeeded. */
const races: Array<[string, number, (index: number) => Promise<Response>, () => number]> = [
  [
    'the last one of a variant',
    409,
    (index) =>
      send(index % 2 ? 'customer' : 'admin', '/api/checkout', {
        paymentMethod: 'upi',
        items: [line],
        shippingAddress: home,
      }),
    () => shop.db.orders.all().filter(({ lines }) => lines.some(({ variantId }) => variantId === 'var-7')).length,
  ],
  [
    'an email address',
    409,
    (index) => send('guest', '/v1/auth/register', { ...account, name: `Asha ${index}`, email: 'asha@shop.test' }),
    () => shop.db.users.where('email', 'asha@shop.test').length,
  ],
  [
    'a coupon code',
    409,
    () => send('admin', '/v1/coupons', coupon),
    () => shop.db.coupons.where('code', 'ONLY1').length,
  ],
  [
    'a SKU',
    409,
    (index) => send('admin', '/v1/products', { name: `Ring ${index}`, description: '', SKU: 'ONLY-1', base_price: 1 }),
    () => shop.db.products.where('SKU', 'ONLY-1').length,
  ],
  [
    'the one review of a customer',
    409,
    (index) => send('admin', '/v1/reviews', { productId: 'prod-60', rating: 5, comment: `Try ${index}` }),
    () => shop.db.reviews.where('productId', 'prod-60').filter(({ comment }) => comment.startsWith('Try')).length,
  ],
  [
    'a wish, which is answered as it is when it is there',
    200,
    () => send('admin', '/v1/wishlist', { productId: 'prod-60' }),
    () => shop.db.wishes.where('productId', 'prod-60').filter(({ userId }) => userId === 'user-2').length,
  ],
]

test.each(races)('fifty at once for %s: one gets it', async (_what, tooLate, race, kept) => {
  const before = kept()
  const statuses = (await Promise.all(fifty.map(race))).map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(1)
  expect(statuses.filter((status) => status === tooLate)).toHaveLength(49)
  expect(kept()).toBe(before + 1)
})
