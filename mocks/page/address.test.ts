import { describe, expect, it } from 'vitest'
import { readShopAddress } from '../shop/shop-address.ts'

const choices = (query: string) => readShopAddress(`http://shop.test/products?${query}`).choices

describe('readShopAddress', () => {
  it('reads and removes all its parameters, and no others', () => {
    const { choices: all, rest } = readShopAddress(
      'http://shop.test/products?page=2&scenario=sold-out%2Bslow-network&seed=7&role=admin&at=2026-12-24T10:00&latency=300&errors=0.2&sort=price#top',
    )
    expect(all).toEqual({
      settings: { scenario: 'sold-out+slow-network', seed: 7, at: '2026-12-24T10:00', latency: 300, errors: 0.2 },
      role: 'admin',
    })
    expect(rest).toBe('/products?page=2&sort=price#top')
  })

  it('reads a plus literally or as an encoded space', () => {
    for (const scenario of ['flaky+sold-out', 'flaky%2Bsold-out', 'flaky%20sold-out'])
      expect(choices(`scenario=${scenario}`).settings).toEqual({ scenario: 'flaky+sold-out' })
    for (const at of ['2026-12-24T10:00+05:30', '2026-12-24T10:00%2B05:30'])
      expect(choices(`at=${at}`).settings).toEqual({ at: '2026-12-24T10:00+05:30' })
    expect(choices('at=2026-12-24%2010:00').settings).toEqual({ at: '2026-12-24 10:00' })
  })

  it('reads a running clock, planted faults and the changes of a copied link', () => {
    expect(choices('from=2026-12-31T23:58&faults=checkout:409:0.2,all:drip:1:2&changes=q1YqLU4t')).toEqual({
      settings: {
        from: '2026-12-31T23:58',
        faults: [
          { operation: 'checkout', kind: '409', probability: 0.2 },
          { operation: 'all', kind: 'drip', probability: 1, calls: 2 },
        ],
      },
      changes: 'q1YqLU4t',
    })
    expect(() => choices('faults=buyAll:500')).toThrow('operationId or "all"')
  })

  it('reads which operations are live, by id or as a named set', () => {
    expect(choices('live=listProducts,login').settings).toEqual({ live: ['listProducts', 'login'] })
    expect(choices('live=none').settings).toEqual({ live: [] })
    expect(choices('live=all').settings.live).toContain('checkout')
    expect(choices('live=reads').settings.live).not.toContain('checkout')
    expect(() => choices('live=listBooks')).toThrow('There is no operation "listBooks"')
  })

  it.each([
    'seed=x',
    'seed=',
    'seed=-1',
    'seed=1.5',
    'seed=1e3',
    'seed=99999999999999999',
    'role=',
    'role=owner',
    'latency=-1',
    'latency=x',
    'errors=1.1',
    'errors=',
    'scenario=holiday',
    'scenario=sold-out+last-piece',
    'at=tomorrow',
    'from=2026-02-30',
    'faults=buyAll:500',
    'live=listBooks',
    'seed=1&seed=2',
    'scenario=flaky&scenario=sold-out',
  ])('names the parameter that cannot be read: %s', (query) => expect(() => choices(query)).toThrow(`?${query}`))

  it('says what a seed may be, and how several scenarios are given', () => {
    expect(() => choices('seed=-1')).toThrow('0 or more')
    expect(() => choices('scenario=flaky&scenario=sold-out')).toThrow(
      'give it once, with a + between several scenarios',
    )
  })

  it('takes the clock frozen or running, not both', () => {
    expect(() => choices('at=2026-12-24&from=2026-12-25')).toThrow('?from=2026-12-25: leave it out, or at:')
  })

  it('leaves an address without parameters unchanged', () => {
    expect(readShopAddress('http://shop.test/?q=a%20b+c&r#x')).toEqual({
      choices: { settings: {} },
      rest: '/?q=a%20b+c&r#x',
    })
  })
})
