import { describe, expect, it } from 'vitest'
import type { OperationId } from '#openapi/generated/operations.ts'
import type { Store } from '#mocks/shop/store.ts'
import { openMockSession } from '#contracts/session/mock-session.ts'
import { readOptions } from '../options.ts'
import { runAll } from '../run-all.ts'

const origin = 'http://localhost'
const firstOf = ([first]: readonly { id: string }[]) => first?.id ?? ''
let harmed = 0
/** Another name each time, however often it is done. */
const otherName = () => ({ name: `Harmed for the ${(harmed += 1)}. time` })

describe('a write that is about one record', () => {
  it.each<[OperationId, string, (db: Store) => Promise<unknown>]>([
    [
      'updateCategory',
      'renaming another category',
      ({ categories: all }) => all.update(firstOf(all.all()), otherName()),
    ],
    ['addToWishlist', 'deleting a collection', ({ collections: all }) => all.delete(firstOf(all.all()))],
    ['createCoupon', 'renaming a product', ({ products: all }) => all.update(firstOf(all.all()), otherName())],
    ['removeVariantFromWishlist', 'deleting a product', ({ products: all }) => all.delete(firstOf(all.all()))],
  ])('is caught: %s, %s', async (id, _what, harm) => {
    const stop = new AbortController()
    const found: string[] = []
    const { session, shop } = await openMockSession({
      origin,
      seed: 1,
      label: 'Others',
      onCall: (call) => {
        if (call.id === id && call.answer.status < 300) void harm(shop.db)
      },
      onFinding: ({ law }) => {
        found.push(law)
        stop.abort()
      },
    })
    await runAll(session, readOptions([origin, '--write'], {}), { signal: stop.signal })
    expect(found[0]).toBe('others-stay-as-they-are')
  })
})
