import { operationOf } from '#contracts/shop/shop-contract.ts'
import { describe, expect, test } from 'vitest'
import { inWords, placesIn, searchRuleOf } from './searched-fields.ts'

const ring = {
  id: 'prod-1',
  name: 'Solitaire Bānd',
  SKU: 'SUV-RNG-1',
  category_id: 'cat-1',
  collection_id: 'col-1',
  variants: [{ color: 'Rose Gold' }],
  product_metadata: { material_type: 'Platinum', occasion: 'Party' },
}
const names: Record<string, string> = { 'cat-1': 'Rings', 'col-1': 'Wedding Edit' }
const named = (_field: string, id: string) => names[id]

describe('the search rules in the contract', () => {
  test('names the fields, whether each word counts, and the ranks', () => {
    expect(searchRuleOf(operationOf('searchCategories'))).toEqual({
      fields: ['name', 'description'],
      byWord: false,
      ranked: false,
    })
    expect(searchRuleOf(operationOf('searchOrders'))?.fields).toEqual(['customer_email'])
    expect(searchRuleOf(operationOf('searchCoupons'))?.fields).toEqual(['code'])
    expect(searchRuleOf(operationOf('searchProducts'))).toEqual({
      fields: ['name', 'SKU', 'category', 'collection', 'color', 'material', 'gemstone'],
      byWord: true,
      ranked: true,
    })
    expect(searchRuleOf(operationOf('listProducts'))).toBeUndefined()
  })

  const rule = searchRuleOf(operationOf('searchProducts')) ?? { fields: [], byWord: true, ranked: true, plain: inWords }

  test.each([
    ['band', [0]],
    ['BĀND rng', [0, 1]],
    ['wedding ring', [3, 2]],
    ['gold', [4]],
    ['platinum', [5]],
    ['party', undefined],
    ['band silver', undefined],
  ])('finds "%s" in the fields %j', (q, places) => expect(placesIn(rule, q, ring, named)).toEqual(places))

  test('takes a word between spaces as it is written', () => {
    expect(placesIn(rule, 'suv/rng', ring, named)).toEqual([1, 1])
    expect(placesIn({ ...rule, bySpaces: true }, 'suv/rng', ring, named)).toBeUndefined()
    expect(placesIn({ ...rule, bySpaces: true }, 'SUV-RNG bánd', ring, named)).toEqual([1, 0])
  })

  test('gives no verdict that depends on an unknown name behind a link', () => {
    expect(placesIn(rule, 'wedding', ring, () => undefined)).toBe('unknown')
    expect(placesIn(rule, 'wedding', { ...ring, category_id: null, collection_id: null }, named)).toBeUndefined()
  })
})
