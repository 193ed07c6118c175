import { expect, test } from 'vitest'
import { listFilters } from './list-filters.ts'
import { plainRing, plainVariant } from '../product-fixture.ts'
import { readProduct } from '../product.ts'
import { variantCards } from '../variant-cards.ts'

test.each([
  ['Gold', 'Rose Gold', ['Gold']],
  ['Yellow gold, platinum', 'Platinum', ['Platinum']],
  ['Yellow gold, platinum', 'Ruby', ['Gold', 'Platinum']],
  ['Silver', 'Gold', ['Silver']],
  ['Goldstone', 'Black', []],
  ['', null, []],
])('of "%s" a variant in %s is of %j', (material_type, color, metals) => {
  const product = plainRing({ product_metadata: { material_type }, variants: [plainVariant({ color })] })
  expect(variantCards(readProduct(product)).map(listFilters.material.of)).toEqual([metals])
})
