import { expect, test } from 'vitest'
import { sale, testShop } from '../shop/fixture.ts'

const line = (productVariantId: string, quantity = 1) => ({ productVariantId, quantity })

test('a line has its variant, its product and its price', async () => {
  const { meera } = await testShop()
  expect(await meera.post('/v1/cart', line('var-2'))).toMatchObject({
    status: 201,
    body: { status: 'success', data: { item: { id: 'line-1' } } },
  })
  expect(await meera.get('/v1/cart')).toMatchObject({
    body: {
      data: {
        items: [
          {
            quantity: 1,
            unit_price: 11_000,
            product_variant: { color: 'Silver', product: { name: 'Solitaire Ring' } },
          },
        ],
      },
    },
  })
})

test('the same variant is added to its line', async () => {
  const { meera } = await testShop()
  await meera.post('/v1/cart', line('var-1', 2))
  expect(await meera.post('/v1/cart', line('var-1', 3))).toMatchObject({
    body: { data: { item: { id: 'line-1', quantity: 5 } } },
  })
})

test('no more units than are free can be added, and the answer says how many are left', async () => {
  const { meera } = await testShop()
  await meera.post('/v1/cart', line('var-1', 4))
  expect(await meera.post('/v1/cart', line('var-1', 2))).toEqual({
    status: 409,
    body: { message: 'Only 5 of Solitaire Ring are left, and your cart holds 4 of them.' },
  })
})

test('a product means its first variant', async () => {
  const { meera } = await testShop()
  expect(await meera.post('/v1/cart', { productId: 'prod-1', quantity: 1 })).toMatchObject({
    body: { data: { item: { product_variant: { id: 'var-1' } } } },
  })
})

test('a product without variants cannot be added', async () => {
  const { meera } = await testShop()
  expect(await meera.post('/v1/cart', { productId: 'prod-2', quantity: 1 })).toEqual({
    status: 404,
    body: { message: 'Variant not found' },
  })
})

test.each([{ quantity: 1 }, { quantity: 1, productId: 'prod-1', productVariantId: 'var-1' }])(
  '%j names not exactly one of the two',
  async (body) => {
    const { meera } = await testShop()
    expect(await meera.post('/v1/cart', body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.productVariantId' }] },
    })
  },
)

test('a running sale lowers the price of a line until it ends', async () => {
  const rows = { sales: [sale], cartLines: [{ id: 'line-1', userId: 'user-1', variantId: 'var-1', quantity: 1 }] }
  const during = await testShop(rows)
  const after = await testShop(rows, '2026-11-23T00:00:00Z')
  expect(await during.meera.get('/v1/cart')).toMatchObject({ body: { data: { items: [{ unit_price: 9500 }] } } })
  expect(await after.meera.get('/v1/cart')).toMatchObject({ body: { data: { items: [{ unit_price: 10_000 }] } } })
})

test('a cart reserves no stock', async () => {
  const { meera, ravi } = await testShop()
  await meera.post('/v1/cart', line('var-2'))
  expect(await ravi.post('/v1/cart', line('var-2'))).toMatchObject({ status: 201 })
})
