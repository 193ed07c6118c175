import { orderedProduct, ownProduct } from '#contracts/shop/exchanges/own.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { ShopCalls, ShopJourney, Success } from '#contracts/shop/exchanges/calls.ts'
import { conflictsAreRefused, createdIsThere, deletedIsGone } from '#contracts/check/laws/writing-laws.ts'
import { expectJustAfter, expectOneOfTwo } from './expectations.ts'

type Review = Success<'createReview'>['data']['review']

const words = `Śrī “fine” — it's  well made <3, 5★ > 4★ 💍 & ₹ worth. ${'Long words of praise. '.repeat(88)}`.trim()
const listed = ['data', 'reviews']

/** The reviews of a product: all, or those of a page for one. */
async function reviewsOf(calls: ShopCalls, productId: string, page?: number) {
  const query = { productId, ...(page !== undefined && { page, limit: 1 }) }
  const { call, body } = await calls.succeed('listReviews', 'guest', { query })
  return { call, ...body.data }
}

async function expectReviews(calls: ShopCalls, law: Law, productId: string, wanted: readonly Review[], page?: number) {
  const { call, reviews } = await reviewsOf(calls, productId, page)
  const ids = wanted.map(({ id }) => id)
  const got = reviews.map(({ id }) => id)
  const onPage = `${ids.join() || 'none'} on page ${page} of all, newest first`
  if (ids.join() === got.join()) calls.expectAt(law, call, listed, wanted)
  else if (page === undefined) calls.expectSame(law, call, '$.data.reviews', ids, got)
  else calls.broken(law, call, '$.data.reviews', onPage, got.join() || 'none')
}

export const reviewJourney: ShopJourney = {
  name: 'review a product',
  about: ['createReview', 'listReviews', 'listAllReviews'],
  async make(calls) {
    const { id: productId } = await ownProduct(calls)
    const { user } = await calls.make('getMe', 'customer', {})
    const { user: admin } = await calls.make('getMe', 'admin', {})
    await expectReviews(calls, createdIsThere, productId, [])
    const written = { rating: 4, comment: words }
    const call = await expectOneOfTwo(calls, 'createReview', 'customer', { body: { productId, ...written } })
    if (!call.sound) return
    const { review } = (call.answer.body as Success<'createReview'>).data
    calls.expectAt(createdIsThere, call, ['data', 'review'], { ...written, user: { name: user.name } })
    await expectReviews(calls, createdIsThere, productId, [review])
    const again = { productId, rating: 1, comment: 'Again' }
    const refused = await calls.ask('createReview', 'customer', { body: again }, ['409'])
    calls.expectRefused(conflictsAreRefused, refused, '409')
    await expectReviews(calls, conflictsAreRefused, productId, [review])

    const others = { rating: 2, comment: 'Second review.' }
    await calls.make('createReview', 'admin', { body: { productId, ...others } })
    const { reviews: both, call: read } = await reviewsOf(calls, productId)
    const second = both.find(({ id }) => id !== review.id)
    if (!second) return
    // Two reviews of the same instant may come in either order.
    const wanted = [{ id: second.id, ...others, user: { name: admin.name } }, review]
    calls.expectAt(createdIsThere, read, listed, wanted)
    for (const [page, each] of [...both.map((one) => [one]), []].entries())
      await expectReviews(calls, createdIsThere, productId, each, page + 1)
    const all = await calls.ask('listAllReviews', 'guest', {})
    for (const each of [second, review]) calls.expectOnce(createdIsThere, all, each)
    expectJustAfter(calls, read, '$.data.reviews[*].created_at', review, second)
    await calls.make('deleteProduct', 'admin', { params: { id: productId } })
    await calls.ask('listReviews', 'guest', { query: { productId } }, ['404'])
    const remaining = await calls.ask('listAllReviews', 'guest', {})
    calls.expectNone(deletedIsGone, remaining, ({ id }) => id === review.id, 'review of the deleted product')
  },
}

export const orderedReviewJourney: ShopJourney = {
  name: 'review an ordered product',
  about: ['reviewOrderedProduct', 'listReviews', 'checkout'],
  async make(calls) {
    const product = await orderedProduct(calls)
    const { user } = await calls.make('getMe', 'customer', {})
    const body = { rating: 5, review: words }
    // The order of somebody else is none.
    await calls.ask('reviewOrderedProduct', 'admin', { params: { id: product.id }, body }, ['403'])
    await calls.make('reviewOrderedProduct', 'customer', { params: { id: product.id }, body })
    const { call } = await reviewsOf(calls, product.id)
    calls.expectAt(createdIsThere, call, listed, [{ rating: 5, comment: words, user: { name: user.name } }])
  },
}
