import { expect, test } from 'vitest'
import { operations } from '#openapi/generated/operations.ts'
import { firstProduct, listing, placed, type PlayedShop, playedShop, sampleCheckout, stock } from './played-shop.ts'
import { stories } from './stories.ts'

const minutes = 60_000

const plays: Record<(typeof stories)[number]['name'], (shop: PlayedShop) => Promise<void>> = {
  'The last ring': async ({ guest, customer, admin }) => {
    expect(await stock(guest, 'var-1')).toBe(1)
    expect(await customer.post('/api/checkout', sampleCheckout)).toMatchObject(placed)
    expect(await stock(guest, 'var-1')).toBe(0)
    expect(await admin.post('/api/checkout', sampleCheckout)).toMatchObject({
      status: 409,
      body: { error: 'Aarohi Solitaire Ring is sold out.' },
    })
  },

  'A sale ends at midnight': async ({ kit, guest, customer }) => {
    const { body } = await guest.get('/v1/sales/sale-1')
    const [id] = (body as { sale_products: { product_id: string }[] }).sale_products.map((each) => each.product_id)
    const price = async () => {
      const { body: added } = await customer.post('/v1/cart', { productId: id, quantity: 1 })
      return (added as { data: { item: { unit_price: number } } }).data.item.unit_price
    }
    const inTheSale = await price()
    await kit.clock.ahead(3 * minutes)
    expect(await price()).toBeGreaterThan(inTheSale)
  },

  'The network on a train': async ({ shop: { faults } }) => {
    expect(faults.latency).toBe(900)
    const kinds = Array.from({ length: 50 }, () => faults.next(operations.listProducts)?.kind ?? 'whole')
    expect(new Set(kinds)).toEqual(new Set(['whole', 'drip', 'abort']))
  },

  'The first day of an empty shop': async ({ guest, admin }) => {
    expect(await guest.get('/v1/products')).toMatchObject(listing(0))
    expect(await admin.post('/v1/products', firstProduct)).toMatchObject({ status: 201 })
    expect(await guest.get('/v1/products')).toMatchObject({ body: { data: [{ name: firstProduct.name }] } })
  },

  'A session ends in the middle of checkout': async ({ customer, signIn }) => {
    expect(await customer.post('/api/checkout', sampleCheckout)).toMatchObject({ status: 401 })
    expect(await (await signIn('CUSTOMER')).post('/api/checkout', sampleCheckout)).toMatchObject(placed)
  },

  'Ten thousand products': async ({ guest }) => {
    expect(await guest.get('/v1/products?page=834&limit=12')).toMatchObject({
      body: { data: { length: 4 }, pagination: { total: 10_000 } },
    })
    expect(await guest.get('/v1/products/prod-10000')).toMatchObject({ body: { variants: { length: 3 } } })
    expect(await guest.get('/v1/search/products?q=solitaire&page=2')).toMatchObject({ body: { data: { length: 20 } } })
  },
}

test.each(stories)('$name: it plays to its end', { timeout: 120_000 }, async ({ name, address }) => {
  await plays[name](await playedShop(address))
})
