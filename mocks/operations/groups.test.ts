import { describe, expect, test } from 'vitest'
import { testShop } from '../shop/fixture.ts'

const fields = { name: 'Monsoon', description: 'For grey afternoons.', thumbnail: '/media/monsoon.avif' }

describe.each([
  ['collections', 'col', 'collection_id'],
  ['categories', 'cat', 'category_id'],
])('%s', (tag, prefix, link) => {
  test('a single one has its products, the list has none', async () => {
    const { guest } = await testShop()
    expect(await guest.get(`/v1/${tag}/${prefix}-1`)).toMatchObject({
      body: { products: [{ id: 'prod-1', stock: 6 }] },
    })
    expect((await guest.get(`/v1/${tag}`)).body).not.toHaveProperty('data.0.products')
  })

  test('one is created and changed', async () => {
    const { kavita } = await testShop()
    expect(await kavita.post(`/v1/${tag}`, fields)).toEqual({ status: 201, body: { id: `${prefix}-2`, ...fields } })
    expect(await kavita.put(`/v1/${tag}/${prefix}-2`, { ...fields, name: 'Winter' })).toMatchObject({
      status: 200,
      body: { name: 'Winter' },
    })
  })

  test('its texts may be long', async () => {
    const { kavita } = await testShop()
    const long = { name: 'n'.repeat(300), description: 'd'.repeat(6000), thumbnail: `/${'t'.repeat(3000)}` }
    expect(await kavita.post(`/v1/${tag}`, long)).toMatchObject({ status: 201, body: long })
  })

  test('its products stay when it is deleted, without the link', async () => {
    const { kavita, guest } = await testShop()
    expect(await kavita.delete(`/v1/${tag}/${prefix}-1`)).toMatchObject({ status: 204 })
    expect(await guest.get('/v1/products/prod-1')).toMatchObject({ status: 200, body: { [link]: null } })
    expect(await guest.get(`/v1/${tag}/${prefix}-1`)).toMatchObject({ status: 404 })
  })
})

test('a product of a deleted category has no category', async () => {
  const { kavita, guest } = await testShop()
  await kavita.delete('/v1/categories/cat-1')
  expect(await guest.get('/v1/products/prod-1')).toMatchObject({ body: { category: null } })
})
