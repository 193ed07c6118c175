import { describe, expect, test } from 'vitest'
import { order, ring, sale, testShop } from '../shop/fixture.ts'

const necklace = { name: 'Pearl Necklace', description: 'Three rows.', SKU: 'NECK-1', base_price: '25000.5000' }

const picture = { is_primary: true, display_order: 1 }
const facts = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, fact) => [`fact ${fact}`, 'text']))

describe('a new product', () => {
  test('is in the list, the search and the detail', async () => {
    const { kavita, guest } = await testShop()
    expect(await kavita.post('/v1/products', necklace)).toMatchObject({ status: 201, body: { id: 'prod-3' } })
    expect(await guest.get('/v1/products?limit=1&page=3')).toMatchObject({
      body: { data: [{ SKU: 'NECK-1' }], pagination: { total: 3 } },
    })
    expect(await guest.get('/v1/search/products?q=pearl')).toMatchObject({ body: { data: [{ SKU: 'NECK-1' }] } })
    expect(await guest.get('/v1/products/prod-3')).toMatchObject({
      status: 200,
      body: { base_price: 25000.5, stock: 0, category: null },
    })
  })

  test('has its variants, pictures and links', async () => {
    const { kavita } = await testShop()
    const images = [{ image_url: '/uploads/file-1', is_primary: true, display_order: 1 }]
    const variants = [
      { color: 'Pearl', price_modifier: '-500.0000', inventory: { total_quantity: 4, reserved_quantity: 1 } },
    ]
    const { body } = await kavita.post('/v1/products', { ...necklace, category_id: 'cat-1', images, variants })
    expect(body).toMatchObject({
      category: { id: 'cat-1', name: 'Rings' },
      thumbnail: '/uploads/file-1',
      images: [{ id: 'img-2' }],
      variants: [{ id: 'var-3', product_id: 'prod-3', price_modifier: -500, inventory: { minimum_stock_alert: 0 } }],
      stock: 3,
    })
  })

  test.each(['9007199254740991', '12345678901234567890'])(
    'is created beside one of a host that ends in %s',
    async (end) => {
      const variants = ring.variants.map((variant) => ({ ...variant, id: `var-${end}`, product_id: `prod-${end}` }))
      const { kavita } = await testShop({ products: [ring, { ...ring, id: `prod-${end}`, SKU: 'HOST-1', variants }] })
      for (const SKU of ['NECK-1', 'NECK-2'])
        expect(await kavita.post('/v1/products', { ...necklace, SKU, variants: [{}, { size: '9' }] })).toMatchObject({
          status: 201,
        })
    },
  )

  test.each([
    [
      'a variant below 0',
      { variants: [{}, { size: '9', price_modifier: '-25000.5001' }] },
      'body.variants[1].price_modifier',
    ],
    ['two variants alike', { variants: [{ color: 'Gold' }, { color: 'gold', size: '' }] }, 'body.variants[1].size'],
    ['51 facts', { product_metadata: facts(51) }, 'body.product_metadata'],
    ['a fact with a long name', { product_metadata: { ['n'.repeat(101)]: '' } }, 'body.product_metadata'],
    ['a long address', { images: [{ ...picture, image_url: `/${'x'.repeat(2000)}` }] }, 'body.images[0].image_url'],
  ])('is refused with %s', async (_what, change, path) => {
    const { kavita } = await testShop()
    const answer = await kavita.post('/v1/products', { ...necklace, ...change })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  })

  test('may have a variant that costs nothing, and 50 facts', async () => {
    const { kavita } = await testShop()
    const most = { variants: [{ price_modifier: '-25000.5000' }], product_metadata: facts(50) }
    expect(await kavita.post('/v1/products', { ...necklace, ...most })).toMatchObject({ status: 201 })
  })

  test('needs a unique SKU', async () => {
    const { kavita } = await testShop()
    for (const SKU of ['RING-1', 'ring-1', 'RING-1\u200D', '\u00ADＲing-1 '])
      expect(await kavita.post('/v1/products', { ...necklace, SKU })).toEqual({
        status: 409,
        body: { message: 'SKU is already taken' },
      })
  })

  test.each([
    ['an unknown category', { category_id: 'cat-9' }, 'body.category_id'],
    ['an unknown collection', { collection_id: 'col-9' }, 'body.collection_id'],
    ['an unknown tax category', { tax_category_id: 'tax-9' }, 'body.tax_category_id'],
    ['a variant that has an id', { variants: [{ id: 'var-1' }] }, 'body.variants[0].id'],
    [
      'more reserved than there is',
      { variants: [{ inventory: { reserved_quantity: 1 } }] },
      'body.variants[0].inventory.reserved_quantity',
    ],
    [
      'a stone that takes a page',
      { product_metadata: { gemstone_details: 'x'.repeat(251) } },
      'body.product_metadata.gemstone_details',
    ],
  ])('with %s is refused by its path', async (_what, fields, path) => {
    const { kavita, db } = await testShop()
    expect(await kavita.post('/v1/products', { ...necklace, ...fields })).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    })
    expect(db.products.count()).toBe(2)
  })
})

describe('an update', () => {
  test('needs at least one field', async () => {
    const { kavita } = await testShop()
    expect(await kavita.put('/v1/products/prod-1', {})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body' }] },
    })
  })

  test('turns a decimal string into rupees', async () => {
    const { kavita } = await testShop()
    expect(await kavita.put('/v1/products/prod-1', { base_price: '9999.5000' })).toMatchObject({
      status: 200,
      body: { base_price: 9999.5 },
    })
  })

  test('reads price only without base_price', async () => {
    const { kavita } = await testShop()
    expect(await kavita.put('/v1/products/prod-1', { price: '1.0000' })).toMatchObject({ body: { base_price: 1 } })
    expect(await kavita.put('/v1/products/prod-1', { price: '1.0000', base_price: '2.0000' })).toMatchObject({
      body: { base_price: 2 },
    })
  })

  test('merges variants by id and keeps the others', async () => {
    const { kavita } = await testShop()
    const variants = [
      { id: 'var-2', price_modifier: '250.0000', inventory: { total_quantity: 7 } },
      { color: 'Rose Gold' },
    ]
    const { body } = await kavita.put('/v1/products/prod-1', { variants })
    expect(body).toMatchObject({
      variants: [
        { id: 'var-1', color: 'Gold', inventory: { total_quantity: 5 } },
        {
          id: 'var-2',
          color: 'Silver',
          size: '12',
          price_modifier: 250,
          inventory: { total_quantity: 7, reserved_quantity: 0 },
        },
        { id: 'var-3', color: 'Rose Gold', inventory: { total_quantity: 0 } },
      ],
      stock: 12,
    })
  })

  test('refuses a variant that would be like another, and leaves those that are alike already', async () => {
    const { kavita } = await testShop()
    const like = { color: 'GOLD', size: ring.variants[0]?.size }
    for (const variants of [[{ id: 'var-2', ...like }], [{ ...like, weight: 3 }], [{ ...like, color: 'Gold\u200B' }]])
      expect(await kavita.put('/v1/products/prod-1', { variants })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'body.variants[0].size' }] },
      })
    const [gold, silver] = ring.variants
    const alike = [gold, { ...silver, color: gold?.color, size: gold?.size }] as typeof ring.variants
    const { kavita: other } = await testShop({ products: [{ ...ring, variants: alike }] })
    const sent = { variants: [{ id: 'var-2', color: gold?.color, size: gold?.size, price_modifier: 5 }] }
    expect(await other.put('/v1/products/prod-1', sent)).toMatchObject({ status: 200 })
  })

  test('refuses a variant that the product does not have', async () => {
    const { kavita } = await testShop()
    const answer = await kavita.put('/v1/products/prod-2', { variants: [{ id: 'var-1' }] })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'body.variants[0].id' }] } })
  })

  test.each([
    [{ base_price: 10, variants: [{ id: 'var-1', price_modifier: -11 }] }, 'body.variants[0].price_modifier'],
    [{ variants: [{ id: 'var-1' }, { price_modifier: -10_001 }] }, 'body.variants[1].price_modifier'],
    [{ base_price: '999.0000' }, 'body.base_price'],
    [{ price: 999 }, 'body.price'],
  ])('refuses %j, which would let a variant cost less than 0', async (change, path) => {
    const [gold, silver] = ring.variants
    const products = [{ ...ring, variants: [gold, { ...silver, price_modifier: -1000 }] as typeof ring.variants }]
    const { kavita, db } = await testShop({ products })
    const before = db.products.get('prod-1')
    expect(await kavita.put('/v1/products/prod-1', change)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
    expect(db.products.get('prod-1')).toBe(before)
  })

  test('refuses more reserved than there is', async () => {
    const { kavita } = await testShop()
    const answer = await kavita.put('/v1/products/prod-1', {
      variants: [{ id: 'var-2', inventory: { reserved_quantity: 2 } }],
    })
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'body.variants[0].inventory.reserved_quantity' }] },
    })
  })

  test('sets the stock of a product without variants only', async () => {
    const { kavita } = await testShop()
    expect(await kavita.put('/v1/products/prod-2', { stock: 40 })).toMatchObject({ body: { stock: 40 } })
    expect(await kavita.put('/v1/products/prod-1', { stock: 40 })).toMatchObject({ body: { stock: 6 } })
  })

  test('may keep its own SKU, but not take another', async () => {
    const { kavita } = await testShop()
    expect(await kavita.put('/v1/products/prod-1', { SKU: 'RING-1' })).toMatchObject({ status: 200 })
    expect(await kavita.put('/v1/products/prod-1', { SKU: 'BANGLE-1' })).toMatchObject({ status: 409 })
  })

  test('of an unknown product is a 404', async () => {
    const { kavita } = await testShop()
    expect(await kavita.put('/v1/products/prod-9', { name: 'x' })).toEqual({
      status: 404,
      body: { message: 'Product not found' },
    })
  })
})

describe('a deleted product', () => {
  const busy = {
    orders: [order],
    sales: [sale],
    wishes: [{ id: 'wish-1', userId: 'user-1', productId: 'prod-1', variantId: null }],
    cartLines: [{ id: 'line-1', userId: 'user-1', variantId: 'var-1', quantity: 1 }],
    reviews: [
      {
        id: 'rev-1',
        userId: 'user-1',
        productId: 'prod-1',
        rating: 5,
        comment: 'Lovely.',
        created_at: '2026-11-01T00:00:00Z',
        images: [],
      },
    ],
  }

  test('disappears from detail, wishlist, cart, sales and reviews', async () => {
    const { kavita, meera, guest } = await testShop(busy)
    expect(await kavita.delete('/v1/products/prod-1')).toMatchObject({ status: 204 })
    expect(await guest.get('/v1/products/prod-1')).toMatchObject({ status: 404 })
    expect(await meera.get('/v1/wishlist')).toMatchObject({ status: 200, body: [] })
    expect(await meera.get('/v1/cart')).toMatchObject({ status: 200, body: { data: { items: [] } } })
    expect(await guest.get('/v1/sales/sale-1')).toMatchObject({ status: 200, body: { sale_products: [] } })
    expect(await guest.get('/v1/reviews/all')).toMatchObject({ status: 200, body: { data: { reviews: [] } } })
  })

  test('stays in orders, which can still be cancelled', async () => {
    const { kavita, meera, db } = await testShop(busy)
    await kavita.delete('/v1/products/prod-1')
    expect(db.orders.get('ord-1')?.lines).toEqual(order.lines)
    expect(await meera.post('/api/orders/ord-1/cancel', { reason: 'Changed my mind' })).toMatchObject({ status: 200 })
  })
})
