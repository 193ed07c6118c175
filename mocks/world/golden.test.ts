import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { randomFor } from './random.ts'
import { buildShop } from './shop.ts'

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** After an intended change, put the new hash here: every stored shop then starts again from the seed. */
const golden = {
  taxCategories: '9805b39226c5',
  categories: '402d0664659c',
  collections: 'e54739ce64f1',
  products: 'faba3a2b2276',
  users: '7ba2a3029b37',
  addresses: '7a8adaa6a9ca',
  orders: 'faaba195a90e',
  reviews: 'adc7ae1c6d0b',
  wishes: '776c9bdbcf24',
  cartLines: '93d589778bea',
  sales: 'd7177241db47',
  coupons: '2b23af39fa36',
}

describe('the records of seed 1', () => {
  const shop = buildShop()

  test.each(Object.entries(golden))('of %s are as they were', (name, hash) => {
    expect(hashOf(Reflect.get(shop, name))).toBe(hash)
  })

  test('are all watched, but for those that only customers make', () => {
    const seeded = Object.entries(shop).filter(([, records]) => records.length > 0)
    expect(seeded.map(([name]) => name)).toEqual(Object.keys(golden))
  })
})

function draws(stage: string): number[] {
  const random = randomFor(1, stage)
  return Array.from({ length: 5 }, () => random.int(0, 1_000_000))
}

describe('a stage', () => {
  test('draws the same whatever other stages were drawn before it', () => {
    const orders = draws('orders')
    draws('a stage added later')
    expect(draws('orders')).toEqual(orders)
  })

  test('draws other numbers than any other', () => {
    expect(draws('wishes')).not.toEqual(draws('orders'))
  })
})
