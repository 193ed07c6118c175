import { plainRing } from '#src/shared/shop/product-fixture.ts'
import { readProduct, type WireProduct } from '#src/shared/shop/product.ts'
import { expect, test } from 'vitest'
import { productCrumbs } from './product-crumbs.ts'

const second = (change: Pick<WireProduct, 'category' | 'category_id'>) =>
  productCrumbs(readProduct({ ...plainRing(), ...change }))[1]

test('the category is linked by its id, or by that of the product', () => {
  const rings = { label: 'Rings', to: '/categories/cat-1' }
  expect(second({ category: { id: 'cat-1', name: 'Rings' } })).toEqual(rings)
  expect(second({ category: { id: '', name: 'Rings' }, category_id: 'cat-1' })).toEqual(rings)
})

test('without a name or an id of the category all products are linked', () => {
  const all = { label: 'All Products', to: '/products' }
  expect(second({ category: null })).toEqual(all)
  expect(second({ category: { id: 'cat-1', name: '' } })).toEqual(all)
  expect(second({ category: { id: '', name: 'Rings' } })).toEqual(all)
})
