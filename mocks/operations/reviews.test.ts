import { expect, test } from 'vitest'
import { bangle, formOf, order, png, ring, testShop, textFile } from '../shop/fixture.ts'

const written = { productId: 'prod-1', rating: 5, comment: 'It catches light from across the room.' }
const row = (id: string, userId: string, created_at: string) => ({
  id,
  userId,
  productId: 'prod-1',
  rating: 4,
  comment: 'Good.',
  created_at,
  images: [],
})
const linesOf = (productId: string) => order.lines.map((line) => ({ ...line, productId }))
const alreadyReviewed = 'User has already reviewed this product'

test('a review is listed with its author, at its product and among all', async () => {
  const { meera, guest } = await testShop()
  expect(await meera.post('/v1/reviews', written)).toMatchObject({
    status: 201,
    body: { data: { review: { rating: 5, user: { name: 'Meera' } } } },
  })
  expect(await guest.get('/v1/reviews?productId=prod-1')).toMatchObject({
    body: { data: { reviews: [{ id: 'rev-1' }], pagination: { limit: 5, total: 1 } } },
  })
  expect(await guest.get('/v1/reviews/all')).toMatchObject({ body: { data: { reviews: [{ id: 'rev-1' }] } } })
})

test('a second review of the same product is refused', async () => {
  const { meera, ravi } = await testShop()
  await meera.post('/v1/reviews', written)
  expect(await meera.post('/v1/reviews', written)).toEqual({ status: 409, body: { message: alreadyReviewed } })
  expect(await meera.post('/v1/reviews', { ...written, productId: 'prod-2' })).toMatchObject({ status: 201 })
  expect(await ravi.post('/v1/reviews', written)).toMatchObject({ status: 201 })
})

test('the newest review comes first', async () => {
  const { guest } = await testShop({
    reviews: [
      row('rev-1', 'user-1', '2026-11-01T00:00:00Z'),
      row('rev-2', 'user-2', '2026-11-03T00:00:00Z'),
      row('rev-3', 'user-3', '2026-11-02T00:00:00Z'),
    ],
  })
  expect(await guest.get('/v1/reviews?productId=prod-1')).toMatchObject({
    body: { data: { reviews: [{ id: 'rev-2' }, { id: 'rev-3' }, { id: 'rev-1' }] } },
  })
})

test('reviews of an unknown product are a 404', async () => {
  const { meera, guest } = await testShop()
  expect(await guest.get('/v1/reviews?productId=prod-9')).toMatchObject({ status: 404 })
  expect(await meera.post('/v1/reviews', { ...written, productId: 'prod-9' })).toMatchObject({ status: 404 })
})

test('a review from the order history is listed like any other, and its pictures are stored', async () => {
  const { meera, guest, db } = await testShop({ orders: [order] })
  const form = formOf({ rating: '4', review: 'Lovely.', images: [png(), png()] })
  expect(await meera.post('/api/products/prod-1/reviews', form)).toMatchObject({ status: 201 })
  expect(await guest.get('/v1/reviews?productId=prod-1')).toMatchObject({
    body: { data: { reviews: [{ rating: 4, comment: 'Lovely.' }] } },
  })
  expect(db.reviews.get('rev-1')?.images).toEqual(['/uploads/file-1', '/uploads/file-2'])
})

test('it counts as the customer’s one review of the product', async () => {
  const { meera } = await testShop()
  await meera.post('/v1/reviews', written)
  const again = await meera.post('/api/products/prod-1/reviews', formOf({ rating: '4', review: 'Again.' }))
  expect(again).toEqual({ status: 409, body: { error: alreadyReviewed } })
})

test('if one picture is invalid, nothing is stored', async () => {
  const { meera, db } = await testShop({ orders: [order] })
  const form = formOf({ rating: '4', review: 'Lovely.', images: [png(), textFile()] })
  expect(await meera.post('/api/products/prod-1/reviews', form)).toMatchObject({ status: 415 })
  expect([db.reviews.count(), db.uploads.count()]).toEqual([0, 0])
})

test.each([
  ['is of another product', [order]],
  ['belongs to someone else', [{ ...order, userId: 'user-2', lines: linesOf('prod-77') }]],
  ['was cancelled', [{ ...order, cancelled: true, lines: linesOf('prod-77') }]],
])('a product whose order %s cannot be reviewed from the order history', async (_what, orders) => {
  const unheard = { ...bangle, id: 'prod-77' }
  const { meera, db } = await testShop({ orders, products: [ring, unheard] })
  const answer = await meera.post('/api/products/prod-77/reviews', formOf({ rating: '4', review: 'Lovely.' }))
  expect(answer).toEqual({
    status: 403,
    body: { error: 'You can review a product here once you have ordered it.' },
  })
  expect(db.reviews.count()).toBe(0)
})
