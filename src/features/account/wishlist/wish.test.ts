import type { WishlistEntry } from '#openapi/generated/model/wishlistEntry.ts'
import { expect, test } from 'vitest'
import { isWish, isWished, withEntry, withoutWish, wishToRemove } from './wish.ts'

const entry = (product_id: string, variantId?: string): WishlistEntry => ({
  product_id,
  ...(variantId === undefined ? {} : { variantId }),
  product: { id: product_id, name: 'Ring', price: 900, images: [], variants: [] },
})

test('a product is on the wishlist if any of its entries is', () => {
  expect(isWished([entry('ring', 'gold')], { productId: 'ring' })).toBe(true)
  expect(isWished([entry('ring')], { productId: 'chain' })).toBe(false)
})

test('a variant is on the wishlist by its own entry or that of the whole product, so that it is not added twice', () => {
  expect(isWished([entry('ring', 'gold')], { productId: 'ring', variantId: 'gold' })).toBe(true)
  expect(isWished([entry('ring', 'rose')], { productId: 'ring', variantId: 'gold' })).toBe(false)
  expect(isWished([entry('ring')], { productId: 'ring', variantId: 'gold' })).toBe(true)
})

test('a filled heart removes its own entry, else that of the whole product', () => {
  const gold = { productId: 'ring', variantId: 'gold' }
  expect(wishToRemove([entry('ring'), entry('ring', 'gold')], gold)).toEqual(gold)
  expect(wishToRemove([entry('ring')], gold)).toEqual({ productId: 'ring' })
})

test('adding the same entry twice keeps one', () => {
  const once = withEntry([entry('chain')], entry('ring'))
  expect(withEntry(once, entry('ring'))).toEqual([entry('chain'), entry('ring')])
  expect(withEntry(once, entry('ring', 'gold'))).toHaveLength(3)
})

test('removing a product removes all its entries, a variant only its own', () => {
  const list = [entry('ring'), entry('ring', 'gold'), entry('chain')]
  expect(withoutWish(list, { productId: 'ring' })).toEqual([entry('chain')])
  expect(withoutWish(list, { productId: 'ring', variantId: 'gold' })).toEqual([entry('ring'), entry('chain')])
})

test.each([undefined, null, 'ring', {}, { productId: 3 }])('%j is not a wish', (value) => {
  expect(isWish(value)).toBe(false)
})
