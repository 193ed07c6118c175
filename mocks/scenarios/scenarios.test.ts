import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { World } from '#mocks/shop/rows.ts'
import { anchor } from '#mocks/world/anchor.ts'
import { scenarioNames } from './names.ts'
import { buildWorld } from './build-world.ts'
import { parseScenario, scenarios } from './scenarios.ts'

const worldOf = (text: string): World => buildWorld(parseScenario(text), 1)
const usual = worldOf('default')
const free = (world: World) =>
  new Set(
    world.products.flatMap(({ variants }) =>
      variants.map(({ inventory }) => inventory.total_quantity - inventory.reserved_quantity),
    ),
  )
/** The kinds of rows that belong to the customer. */
const ofCustomer = (world: World) =>
  Object.entries(world).flatMap(([name, rows]) =>
    rows.some((row) => 'userId' in row && row.userId === 'user-1') ? [name] : [],
  )

describe('a scenario', () => {
  it('has a name and a description, and can be combined', () => {
    expect(scenarios.map(({ name }) => name)).toEqual([...scenarioNames])
    expect(parseScenario('sold-out+slow-network').map(({ name }) => name)).toEqual(['sold-out', 'slow-network'])
    expect(parseScenario('flaky+flaky').map(({ name }) => name)).toEqual(['flaky'])
  })

  it.each(scenarios.filter(({ name }) => name !== 'default'))(
    '$name changes the rows or the network',
    ({ name, network }) => {
      expect(network !== undefined || !isDeepStrictEqual(worldOf(name), usual)).toBe(true)
    },
  )

  it.each(['nonsense', '', 'sold-out+', 'Sold-Out'])('"%s" is unknown, with a message that lists all', (text) => {
    expect(() => parseScenario(text)).toThrow(/There is no scenario .*There are: default, empty-shop/)
  })

  it.each([
    'empty-shop+10k-products',
    '500-orders+empty-shop',
    'empty-shop+sold-out',
    'empty-shop+last-piece',
    'empty-shop+new-customer',
    'empty-shop+sale-ended',
    'last-piece+sold-out',
    'flaky+slow-network+every-list-fails',
  ])('%s contradicts itself', (text) => {
    expect(() => parseScenario(text)).toThrow(/contradict each other/)
  })

  it.each([
    'empty-shop+slow-network',
    '10k-products+slow-network',
    'new-customer+last-piece',
    'sale-ended+partial-outage',
  ])('%s is fine', (text) => {
    expect(parseScenario(text)).toHaveLength(2)
  })
})

describe('the shop of', () => {
  it('empty-shop keeps accounts and tax categories only', () => {
    const empty = worldOf('empty-shop')
    const unchanged = Object.entries(empty)
      .filter(([, rows]) => rows.length > 0)
      .map(([name]) => name)
    expect(unchanged).toEqual(['taxCategories', 'users', 'addresses'])
    expect(empty.users).toEqual(usual.users)
    expect(empty.taxCategories).toEqual(usual.taxCategories)
  })

  it('10k-products has ten thousand with three variants each', () => {
    const { products } = worldOf('10k-products')
    expect(products).toHaveLength(10_000)
    expect(new Set(products.map(({ variants }) => variants.length))).toEqual(new Set([3]))
  })

  it('500-orders has five hundred more within the same year', () => {
    const { orders } = worldOf('500-orders')
    expect(orders.length - usual.orders.length).toBe(500)
    const year = 365 * 24 * 3_600_000
    expect(orders.every(({ created_at }) => anchor.getTime() - Date.parse(created_at) <= year)).toBe(true)
  })

  it('sold-out has nothing to sell, last-piece has one of each', () => {
    expect(free(worldOf('sold-out'))).toEqual(new Set([0]))
    expect(free(worldOf('last-piece'))).toEqual(new Set([1]))
    expect(free(worldOf('10k-products+sold-out'))).toEqual(new Set([0]))
  })

  it('new-customer has nothing of the customer but the account', () => {
    expect(ofCustomer(worldOf('new-customer'))).toEqual([])
    expect(ofCustomer(usual)).toEqual(['addresses', 'orders', 'reviews', 'wishes', 'cartLines'])
    expect(worldOf('new-customer').users).toEqual(usual.users)
  })

  it('sale-ended has four sales that ended yesterday', () => {
    const { sales } = worldOf('sale-ended')
    expect(sales).toHaveLength(usual.sales.length)
    expect(new Set(sales.map(({ end_date }) => end_date))).toEqual(new Set(['2026-11-15T04:30:00Z']))
    expect(sales.every(({ start_date, end_date }) => Date.parse(start_date) < Date.parse(end_date))).toBe(true)
  })

  it('a network scenario is the default one', () => {
    expect(worldOf('slow-network+partial-outage')).toEqual(usual)
  })
})

it('network scenarios have these effects', () => {
  const facts = Object.fromEntries(
    scenarios.filter(({ network }) => network).map(({ name, network }) => [name, network]),
  )
  expect(facts).toEqual({
    'expired-token': { expireToken: true },
    'slow-network': { latency: 2000 },
    'every-list-fails': { lists: true },
    'partial-outage': { outage: ['reviews', 'wishlist', 'dashboard'] },
    flaky: { errors: 0.2 },
  })
})
