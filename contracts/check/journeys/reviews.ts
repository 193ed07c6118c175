import { orderedProduct, ownProduct } from '#contracts/exchanges/own.ts'
import type { Law } from '#contracts/judge/finding.ts'
import type { Journey, LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { conflictsAreRefused, createdIsThere, deletedIsGone } from '../laws/writing-laws.ts'
import { expectJustAfter, expectNone, expectOnce } from './expectations.ts'

type Review = Success<'createReview'>['data']['review']

const words = `Śrī “fine” — it's  well made, 5★ 💍 & ₹ worth. ${'Long words of praise. '.repeat(20)}`.trim()
const listed = ['data', 'reviews']

async function reviewsOf(stage: LawStage, productId: string, query: { page?: number; limit?: number } = {}) {
  const { step, body } = await stage.succeed('listReviews', 'guest', { query: { productId, ...query } })
  return { step, ...body.data }
}

async function expectReviews(stage: LawStage, law: Law, productId: string, wanted: readonly Review[], query = {}) {
  const { step, reviews } = await reviewsOf(stage, productId, query)
  const [ids, got] = [wanted.map(({ id }) => id), reviews.map(({ id }) => id)]
  stage.expectSame(law, step, '$.data.reviews', ids, got)
  for (const [index, id] of got.entries()) {
    const known = wanted.find((review) => review.id === id)
    if (known) stage.expectAt(law, step, [...listed, index], known)
  }
}

export const reviewJourney: Journey = {
  name: 'review a product',
  about: ['createReview', 'listReviews', 'listAllReviews'],
  writes: true,
  async play(stage) {
    const [product, other] = [await ownProduct(stage), await ownProduct(stage)]
    const productId = product.id
    const { user } = await stage.call('getMe', 'customer', {})
    const { user: admin } = await stage.call('getMe', 'admin', {})
    await expectReviews(stage, createdIsThere, productId, [])
    const written = { rating: 4, comment: words }
    const { step, body } = await stage.succeed('createReview', 'customer', { body: { productId, ...written } })
    const { review } = body.data
    stage.expectAt(createdIsThere, step, ['data', 'review'], { ...written, user: { name: user.name } })
    await expectReviews(stage, createdIsThere, productId, [review])
    await expectReviews(stage, createdIsThere, other.id, [])
    const again = { productId, rating: 1, comment: 'Again' }
    const refused = await stage.ask('createReview', 'customer', { body: again }, ['409'])
    stage.expectRefused(conflictsAreRefused, refused, '409')
    await expectReviews(stage, conflictsAreRefused, productId, [review])

    const others = { rating: 2, comment: 'Second review.' }
    await stage.call('createReview', 'admin', { body: { productId, ...others } })
    const { reviews: both, step: read } = await reviewsOf(stage, productId)
    const [second] = both
    if (!second) return
    stage.expectAt(createdIsThere, read, [...listed, 0], { ...others, user: { name: admin.name } })
    stage.expectAt(createdIsThere, read, [...listed, 1], review)
    for (const [page, wanted] of [second, review].entries())
      await expectReviews(stage, createdIsThere, productId, [wanted], { limit: 1, page: page + 1 })
    const all = await stage.succeed('listAllReviews', 'guest', {})
    const shown = all.body.data.reviews.filter(({ id }) => id === review.id || id === second.id)
    const order = shown.map(({ id }) => id)
    stage.expectSame(createdIsThere, all.step, '$.data.reviews', [second.id, review.id], order)
    for (const each of [second, review]) expectOnce(stage, createdIsThere, all.step, each)
    expectJustAfter(stage, read, '$.data.reviews[0].created_at', review, second)
    await stage.call('deleteProduct', 'admin', { params: { id: productId } })
    await stage.ask('listReviews', 'guest', { query: { productId } }, ['404'])
    const left = await stage.ask('listAllReviews', 'guest', {})
    expectNone(stage, deletedIsGone, left, ({ id }) => id === review.id, 'review of the deleted product')
  },
}

export const orderedReviewJourney: Journey = {
  name: 'review an ordered product',
  about: ['reviewOrderedProduct', 'listReviews'],
  writes: true,
  leaves: true,
  async play(stage) {
    const product = await orderedProduct(stage)
    const { user } = await stage.call('getMe', 'customer', {})
    const body = { rating: 5, review: words }
    await stage.call('reviewOrderedProduct', 'customer', { params: { id: product.id }, body })
    const { reviews, step } = await reviewsOf(stage, product.id)
    stage.expectAt(createdIsThere, step, listed, [{ rating: 5, comment: words, user: { name: user.name } }])
    if (reviews.length !== 1) return
    await stage.ask('reviewOrderedProduct', 'customer', { params: { id: product.id }, body }, ['409'])
    await expectReviews(stage, conflictsAreRefused, product.id, reviews)
  },
}
