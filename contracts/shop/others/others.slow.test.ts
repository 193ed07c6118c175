import { describe, expect, it } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Store } from '#mocks/shop/rows.ts'
import { firstLaw, idOfFirst, otherName } from './others-fixture.ts'

describe('a write that changes a record of another kind', () => {
  it.each<[OperationId, string, (db: Store) => Promise<unknown>]>([
    ['addToWishlist', 'deleting a collection', ({ collections: all }) => all.delete(idOfFirst(all.all()))],
    ['createCoupon', 'renaming a product', ({ products: all }) => all.update(idOfFirst(all.all()), otherName())],
    ['removeVariantFromWishlist', 'deleting a product', ({ products: all }) => all.delete(idOfFirst(all.all()))],
  ])('is caught: %s, %s', async (id, _what, harm) => {
    expect(await firstLaw(id, harm)).toBe('others-stay-as-they-are')
  })
})
