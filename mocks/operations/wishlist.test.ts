import { expect, test } from 'vitest'
import { testShop } from '../shop/fixture.ts'

test('wishing twice is one wish', async () => {
  const { meera } = await testShop()
  expect(await meera.post('/v1/wishlist', { productId: 'prod-1' })).toMatchObject({
    status: 201,
    body: { product: { price: 10_000 } },
  })
  expect(await meera.post('/v1/wishlist', { productId: 'prod-1' })).toMatchObject({ status: 200 })
  expect((await meera.get('/v1/wishlist')).body).toHaveLength(1)
})

test('a product and its variant are two wishes, and removing the product takes both', async () => {
  const { meera } = await testShop()
  await meera.post('/v1/wishlist', { productId: 'prod-1' })
  await meera.post('/v1/wishlist', { productId: 'prod-1', variantId: 'var-2' })
  expect(await meera.get('/v1/wishlist')).toMatchObject({ body: [{ product_id: 'prod-1' }, { variantId: 'var-2' }] })
  expect(await meera.delete('/v1/wishlist', { productId: 'prod-1' })).toMatchObject({ status: 204 })
  expect((await meera.get('/v1/wishlist')).body).toEqual([])
})

test('removing a variant leaves the wish for the product', async () => {
  const { meera } = await testShop()
  await meera.post('/v1/wishlist', { productId: 'prod-1' })
  await meera.post('/v1/wishlist', { productId: 'prod-1', variantId: 'var-2' })
  expect(await meera.delete('/v1/wishlist/prod-1', { variantId: 'var-2' })).toMatchObject({ status: 204 })
  expect((await meera.get('/v1/wishlist')).body).toHaveLength(1)
})

test('everyone has their own wishlist', async () => {
  const { meera, ravi } = await testShop()
  await meera.post('/v1/wishlist', { productId: 'prod-1' })
  await ravi.delete('/v1/wishlist', { productId: 'prod-1' })
  expect((await meera.get('/v1/wishlist')).body).toHaveLength(1)
})

test('an unknown product or variant cannot be wished for', async () => {
  const { meera } = await testShop()
  expect(await meera.post('/v1/wishlist', { productId: 'prod-9' })).toMatchObject({ status: 404 })
  expect(await meera.post('/v1/wishlist', { productId: 'prod-2', variantId: 'var-1' })).toMatchObject({ status: 404 })
})
