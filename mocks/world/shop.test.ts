import { faker } from '@faker-js/faker/locale/en_IN'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { sampleCheckoutLines } from '#openapi/generated/samples/sample-checkout-lines.ts'
import { sampleOrders } from '#openapi/generated/samples/sample-orders.ts'
import { rows } from '#mocks/shop/rows.ts'
import type { TableName, World } from '#mocks/shop/rows.ts'
import { isOpen } from './build-order.ts'
import { anchor } from './anchor.ts'
import { pictureAt } from './pictures.ts'
import { isPassword } from '#mocks/rules/passwords.ts'
import { discounted, totalOf, unitPrice } from '#mocks/rules/prices.ts'
import { buildShop } from './shop.ts'

const shop = buildShop()
const variants = shop.products.flatMap((product) =>
  product.variants.map((variant) => ({ product, variant, price: product.base_price + variant.price_modifier })),
)
const hashOf = (world: World) => createHash('sha256').update(JSON.stringify(world)).digest('hex')
const unique = (values: readonly unknown[]) => new Set(values).size === values.length

const own = <Row extends { userId: string }>(all: readonly Row[]) => all.filter(({ userId }) => userId === 'user-1')

/** The fields whose values the contract lists; a sample order has a row only once it is changed. */
const closedSets = (Object.keys(rows) as TableName[]).flatMap((table) => {
  const { schema } = rows[table]
  const fields = table !== 'sampleOrders' && schema instanceof z.ZodObject ? Object.entries(schema.shape) : []
  return fields.flatMap(([field, type]) =>
    type instanceof z.ZodEnum ? [[`${table}.${field}`, table, field, type.options] as const] : [],
  )
})

describe('the seed', () => {
  it('gives the same shop each time, and another seed another shop', () => {
    expect(hashOf(buildShop({ seed: 1 }))).toBe(hashOf(shop))
    expect(hashOf(buildShop({ seed: 2 }))).not.toBe(hashOf(shop))
  })

  it('keeps the first products and all people in a larger shop', () => {
    const large = buildShop({ products: 10_000, variantsEach: 3 })
    expect(large.products.slice(0, 12).map(({ name, variants: ways }) => [name, ways.map(({ id }) => id)])).toEqual(
      shop.products.slice(0, 12).map(({ name, variants: ways }) => [name, ways.map(({ id }) => id)]),
    )
    expect(large.users).toEqual(shop.users)
    expect(large.products).toHaveLength(10_000)
    expect(large.products.every(({ variants: ways }) => ways.length === 3)).toBe(true)
    expect(unique(large.products.map(({ name }) => name))).toBe(true)
    expect(unique(large.products.map(({ SKU }) => SKU))).toBe(true)
  })
})

describe('every row', () => {
  it.each(Object.keys(rows) as TableName[])('of %s fits its schema and has a unique id', (name) => {
    for (const row of shop[name]) expect(rows[name].schema.parse(row)).toEqual(row)
    expect(unique(shop[name].map(({ id }) => id))).toBe(true)
  })

  it.each(closedSets)('has each value of %s somewhere', (_, table, field, values) => {
    const seeded = new Set(shop[table].map((row) => Reflect.get(row, field) as unknown))
    expect(values.filter((value) => !seeded.has(value))).toEqual([])
  })

  it('has no placeholder text', () => {
    expect(JSON.stringify(shop)).not.toMatch(/lorem|ipsum|dolor sit/i)
  })
})

describe('the catalogue', () => {
  it('has about sixty products with two to four variants each', () => {
    expect(shop.products.length).toBeGreaterThanOrEqual(55)
    expect(shop.products.length).toBeLessThanOrEqual(66)
    for (const { variants: ways } of shop.products) expect([2, 3, 4]).toContain(ways.length)
    expect(unique(shop.products.map(({ name }) => name))).toBe(true)
    expect(unique(shop.products.map(({ SKU }) => SKU))).toBe(true)
    expect(unique(variants.map(({ variant }) => variant.id))).toBe(true)
    expect(unique(shop.products.flatMap(({ images }) => images.map(({ id }) => id)))).toBe(true)
  })

  it('has each size of each metal once', () => {
    for (const { variants: ways } of shop.products)
      expect(unique(ways.map(({ color, size }) => `${color} ${size}`))).toBe(true)
  })

  it('shows pictures that exist', () => {
    const urls = [
      ...shop.products.flatMap(({ images, variants: ways, thumbnail }) => [
        ...images.map(({ image_url }) => image_url),
        ...ways.map(({ image_url }) => image_url),
        thumbnail,
      ]),
      ...[...shop.categories, ...shop.collections, ...shop.sales].map(({ thumbnail }) => thumbnail),
    ]
    for (const url of urls) {
      expect(url).toMatch(/^\/media\/products\/[a-z-]+-(800|400)\.avif$/)
      expect(existsSync(join(import.meta.dirname, '..', (url ?? '').slice(1))), url ?? 'no picture').toBe(true)
    }
  })

  it('shows each variant in its own metal and stone, within the gallery', () => {
    const pictured: Record<string, (picture: { metal: string; stone: string; design: string }) => boolean> = {
      Gold: ({ metal }) => metal === 'yellow gold',
      'Rose Gold': ({ metal }) => metal === 'rose gold',
      'White Gold': ({ metal }) => metal === 'white gold',
      Silver: ({ metal }) => metal === 'silver',
      Platinum: ({ metal }) => metal === 'platinum',
      Diamond: ({ stone }) => stone === 'diamond',
      Pearl: ({ stone }) => stone === 'pearl',
      Black: ({ metal, stone }) => metal === 'black' || stone === 'onyx' || stone === 'black pearl',
      Ruby: ({ stone }) => stone === 'ruby',
      Emerald: ({ stone }) => stone === 'emerald',
      Sapphire: ({ stone }) => stone === 'sapphire',
      Solitare: ({ stone, design }) => stone === 'diamond' && design.startsWith('solitaire'),
    }
    for (const { product, variant } of variants) {
      const picture = pictureAt(variant.image_url ?? '')
      expect(picture && pictured[variant.color ?? '']?.(picture), `${product.name} in ${variant.color}`).toBe(true)
      expect(product.images.map(({ image_url }) => image_url)).toContain(variant.image_url)
    }
    expect(new Set(variants.map(({ variant }) => variant.color))).toEqual(new Set(Object.keys(pictured)))
  })

  it('has prices from Rs. 900 to Rs. 3,50,000, in whole rupees, mostly between 2,000 and 80,000', () => {
    const prices = variants.map(({ price }) => price)
    expect(Math.min(...prices)).toBe(900)
    expect(Math.max(...prices)).toBe(350_000)
    expect(prices.every(Number.isInteger)).toBe(true)
    expect(prices.filter((price) => price >= 2000 && price <= 80_000).length / prices.length).toBeGreaterThan(0.7)
    expect(prices.filter((price) => price > 60_000).length).toBeGreaterThan(20)
  })

  it('names metal, purity and stones, the stones in 250 characters at most', () => {
    for (const { product_metadata: details } of shop.products) {
      expect(details['metal_purity']).toMatch(/\((916|750|585|375)\) BIS hallmark|925 sterling|Pt950|stainless steel/)
      expect((details['gemstone_details'] ?? '').length).toBeLessThanOrEqual(250)
      expect(details['occasion']).toMatch(/^(Party|Formal|Traditional|Casual)$/)
      expect(details['type']).toMatch(/^(Modern|Ethnic)$/)
    }
  })
})

describe('the names that screens look up', () => {
  const collections = shop.collections.map(({ name }) => name)

  it('exist, with Men, Women and Kids among the first ten and no similar name', () => {
    const people = collections.filter((name) => /men|women|kids/i.test(name))
    expect(people).toEqual(['Men', 'Women', 'Kids'])
    expect(collections.slice(0, 10)).toEqual(expect.arrayContaining(people))
    expect(collections).toEqual(
      expect.arrayContaining([
        'Gold Collection',
        'Silver Collection',
        'Pearl Collection',
        'Platinum Collection',
        'Wedding Jwellery',
        'Festive Jwellery',
        'Auspicious Jwellery',
        'Casual Jwellery',
        'Party Jwellery',
        'Date Night Jwellery',
      ]),
    )
    expect(shop.categories.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Bracelets', 'Earrings', 'Necklaces']),
    )
  })

  it('each have at least three products and their own picture', () => {
    for (const { id, name } of shop.collections)
      expect(shop.products.filter(({ collection_id }) => collection_id === id).length, name).toBeGreaterThanOrEqual(3)
    for (const { id, name } of shop.categories)
      expect(shop.products.filter(({ category_id }) => category_id === id).length, name).toBeGreaterThanOrEqual(3)
    expect(unique([...shop.collections, ...shop.categories].map(({ thumbnail }) => thumbnail))).toBe(true)
  })

  it.each([
    ['Gold Collection', 'yellow gold'],
    ['Silver Collection', 'silver'],
    ['Platinum Collection', 'platinum'],
  ])('%s holds nothing but %s', (name, metal) => {
    const id = shop.collections.find((collection) => collection.name === name)?.id
    const pieces = variants.filter(({ product }) => product.collection_id === id)
    expect(new Set(pieces.map(({ variant }) => pictureAt(variant.image_url ?? '')?.metal))).toEqual(new Set([metal]))
  })
})

describe('the figures', () => {
  it('reserve the units of open orders', () => {
    const held = new Map<string, number>()
    for (const { lines } of shop.orders.filter(isOpen))
      for (const { variantId, quantity } of lines) held.set(variantId, (held.get(variantId) ?? 0) + quantity)
    expect(held.size).toBeGreaterThan(0)
    for (const { variant } of variants) {
      expect(variant.inventory.reserved_quantity).toBe(held.get(variant.id) ?? 0)
      expect(variant.inventory.total_quantity).toBeGreaterThanOrEqual(variant.inventory.reserved_quantity)
    }
  })

  it('leave two or three variants sold out and some low', () => {
    const free = variants.map(({ variant: { inventory } }) => ({
      left: inventory.total_quantity - inventory.reserved_quantity,
      alert: inventory.minimum_stock_alert,
    }))
    const soldOut = free.filter(({ left }) => left === 0).length
    expect([2, 3]).toContain(soldOut)
    expect(free.filter(({ left, alert }) => left > 0 && left <= alert).length).toBeGreaterThan(3)
    expect(free.filter(({ left, alert }) => left > alert).length / free.length).toBeGreaterThan(0.8)
  })

  it('add up to the total of each order, at the prices of its day', () => {
    const products = new Map(shop.products.map((product) => [product.id, product]))
    for (const order of shop.orders) {
      expect(order.total_amount).toBe(totalOf(order.lines))
      expect(order.total_amount).toBe(
        Math.round(order.lines.reduce((sum, line) => sum + line.quantity * line.unit_price, 99) * 100) / 100,
      )
      for (const line of order.lines) {
        const product = products.get(line.productId)
        expect(product?.variants.map(({ id }) => id)).toContain(line.variantId)
        const variant = product?.variants.find(({ id }) => id === line.variantId)
        expect(product && variant && unitPrice(product, variant, shop.sales, new Date(order.created_at))).toBe(
          line.unit_price,
        )
      }
    }
    const reduced = shop.orders.flatMap(({ lines }) => lines).filter(({ unit_price }) => !Number.isInteger(unit_price))
    expect(reduced.length).toBeGreaterThan(0)
  })

  it('are in chronological order', () => {
    const joined = new Map(shop.users.map(({ id, created_at }) => [id, Date.parse(created_at)]))
    for (const { created_at, userId } of [...shop.orders, ...shop.reviews]) {
      expect(Date.parse(created_at)).toBeGreaterThan(joined.get(userId) ?? Number.POSITIVE_INFINITY)
      expect(Date.parse(created_at)).toBeLessThan(anchor.getTime())
    }
    expect(shop.orders.map(({ created_at }) => Date.parse(created_at))).toEqual(
      shop.orders.map(({ created_at }) => Date.parse(created_at)).toSorted((a, b) => a - b),
    )
    expect(unique(shop.orders.map(({ order_number }) => order_number))).toBe(true)
    expect(Math.min(...shop.orders.map(({ created_at }) => Date.parse(created_at)))).toBeGreaterThan(
      Date.parse('2025-11-15T00:00:00Z'),
    )
  })

  it('put only available units of existing variants into carts', () => {
    const byId = new Map(variants.map(({ variant }) => [variant.id, variant]))
    for (const { variantId, quantity } of shop.cartLines) {
      const inventory = byId.get(variantId)?.inventory
      expect(inventory && inventory.total_quantity - inventory.reserved_quantity).toBeGreaterThanOrEqual(quantity)
    }
  })

  it('show every status of payment and shipment', () => {
    expect(new Set(shop.orders.map(({ shipment_status }) => shipment_status))).toEqual(
      new Set(['Pending', 'Processing', 'Shipped']),
    )
    expect(new Set(shop.orders.map(({ payment_status }) => payment_status))).toEqual(new Set(['Paid', 'Unpaid']))
    expect(shop.orders.some(({ cancelled }) => cancelled)).toBe(true)
    expect(shop.orders.every(({ delivered, cancelled }) => !(delivered && cancelled))).toBe(true)
  })
})

describe('people', () => {
  it.each([
    ['customer@shop.test', 'CUSTOMER', 'customer-pass'],
    ['admin@shop.test', 'ADMIN', 'admin-pass'],
  ])('include %s of the README, with its password', async (email, role, password) => {
    const account = shop.users.find((user) => user.email === email)
    expect(account?.role).toBe(role)
    expect(await isPassword(password, account?.password)).toBe(true)
  })

  it('are about fifty', () => {
    expect(shop.users.length).toBeGreaterThan(40)
    expect(unique(shop.users.map(({ email }) => email))).toBe(true)
    expect(new Set(shop.users.map(({ is_verified }) => is_verified))).toEqual(new Set([true, false]))
    for (const { email } of shop.users) expect(email).toMatch(/@(example\.(com|org)|(shop|mail)\.test)$/)
  })

  it('have one default address each, if they have any', () => {
    for (const { id } of shop.users) {
      const theirs = shop.addresses.filter(({ userId }) => userId === id)
      expect(theirs.filter(({ isDefault }) => isDefault)).toHaveLength(theirs.length > 0 ? 1 : 0)
    }
  })

  it('include a customer with addresses, wishes, a cart and orders, none of them of the sample products', () => {
    expect([own(shop.addresses).length, own(shop.wishes).length, own(shop.cartLines).length]).toEqual([2, 3, 2])
    expect(own(shop.orders).length).toBeGreaterThan(2)
    expect(own(shop.reviews).length).toBeGreaterThan(0)
    for (const { items } of sampleOrders)
      for (const { productId } of items) {
        expect([...own(shop.wishes), ...own(shop.reviews)].map((row) => row.productId)).not.toContain(productId)
      }
  })
})

describe('reviews', () => {
  it('are unique by customer and product, have one to five stars, and hardly repeat a text', () => {
    expect(shop.reviews).toHaveLength(120)
    expect(unique(shop.reviews.map(({ userId, productId }) => `${userId} ${productId}`))).toBe(true)
    expect(new Set(shop.reviews.map(({ rating }) => rating))).toEqual(new Set([1, 2, 3, 4, 5]))
    expect(new Set(shop.reviews.map(({ comment }) => comment)).size).toBeGreaterThan(110)
  })

  it('start with four good ones by women who wear the product', () => {
    const newest = shop.reviews.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at)).slice(0, 4)
    const authors = newest.map(({ userId }) => shop.users.find(({ id }) => id === userId)?.name ?? '')
    expect(newest.every(({ rating, comment }) => rating >= 4 && comment.length > 100)).toBe(true)
    const { male } = faker.definitions.person.first_name
    expect(authors.filter((name) => male?.some((given) => name.startsWith(`${given} `)))).toEqual([])
    expect(unique(authors)).toBe(true)
  })
})

describe('sales and coupons', () => {
  it('include a running, an upcoming, an ended and an inactive one, within the cap', () => {
    const now = anchor.getTime()
    const states = shop.sales.map(({ is_active, start_date, end_date }) =>
      !is_active ? 'off' : Date.parse(start_date) > now ? 'to come' : Date.parse(end_date) < now ? 'over' : 'running',
    )
    expect(states).toEqual(['running', 'to come', 'over', 'off'])
    for (const { discount_percent, discount_amount } of shop.sales.flatMap(({ sale_products }) => sale_products)) {
      expect(Math.max(discount_percent, discount_amount)).toBeLessThanOrEqual(9.9999)
      expect(discount_percent + discount_amount).toBeGreaterThan(0)
    }
    for (const { sale_products } of shop.sales)
      for (const { product_id, ...discount } of sale_products) {
        const price = shop.products.find(({ id }) => id === product_id)?.base_price ?? 0
        expect(discounted(price, discount) / price, 'a reduction that somebody would announce').toBeLessThan(0.96)
      }
    for (const { sale_products } of shop.sales) expect(sale_products.length).toBeGreaterThanOrEqual(3)
    expect(unique(shop.coupons.map(({ code }) => code))).toBe(true)
    expect(new Set(shop.coupons.map(({ discount_type }) => discount_type))).toEqual(new Set(['percentage', 'fixed']))
  })
})

describe('the contract’s sample data', () => {
  it('refers to products and variants of every shop, with these names and prices, outside running sales', () => {
    for (const world of [shop, buildShop({ seed: 7 }), buildShop({ products: 10_000, variantsEach: 3 })]) {
      for (const line of sampleCheckoutLines) {
        const product = world.products.find(({ variants: ways }) => ways.some(({ id }) => id === line.productVariantId))
        expect(product?.name).toBe(line.name)
        const variant = product?.variants.find(({ id }) => id === line.productVariantId)
        expect(variant && `${variant.color} · Size ${variant.size}`).toBe(line.variant)
        expect(product && variant && unitPrice(product, variant, world.sales, anchor)).toBe(line.price)
        expect(product?.variants.find(({ id }) => id === line.productVariantId)?.image_url).toBe(line.image_url)
      }
      for (const { items, amount } of sampleOrders) {
        expect(items.reduce((sum, { quantity, price }) => sum + quantity * price, 99)).toBe(amount)
        for (const { productId, name, variant, price } of items) {
          const product = world.products.find(({ id }) => id === productId)
          expect(product?.name).toBe(name)
          const ways = product?.variants.filter(({ price_modifier }) => product.base_price + price_modifier === price)
          expect(ways?.map(({ color, size }) => `${color} · Size ${size}`)).toContain(variant)
        }
      }
    }
  })
})
