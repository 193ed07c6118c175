import { orderedProduct, ownProduct } from '#contracts/exchanges/own.ts'
import type { LawStage } from '#contracts/session/law-stage.ts'
import type { Success } from '#contracts/exchanges/stage.ts'
import { same } from '../../judge/laws/law.ts'
import { conflictsAreRefused, createdIsThere, datesAgreeWithTheClock, deletedIsGone } from '../laws/writing-laws.ts'
import type { LawJourney } from './journey.ts'
import { differences } from './differences.ts'

type Review = Success<'createReview'>['data']['review']

const words = `Śrī “fine” — it's  well made, 5★ 💍 & ₹ worth. ${'Long words of praise. '.repeat(20)}`.trim()

async function reviewsOf(stage: LawStage, productId: string, query: { page?: number; limit?: number } = {}) {
  const { step, body } = await stage.succeed('listReviews', 'guest', { query: { productId, ...query } })
  return { step, ...body.data }
}

async function expectReviews(
  stage: LawStage,
  law: typeof createdIsThere,
  productId: string,
  wanted: readonly Review[],
  query = {},
) {
  const { step, reviews } = await reviewsOf(stage, productId, query)
  const [ids, got] = [wanted.map(({ id }) => id), reviews.map(({ id }) => id)]
  if (!same(ids, got))
    stage.expect(law, step, [
      {
        path: '$.data.reviews',
        expected: `the reviews ${ids.join(', ') || '(none)'}`,
        got: got.join(', ') || '(none)',
      },
    ])
  for (const [index, review] of reviews.entries()) {
    const known = wanted.find(({ id }) => id === review.id)
    if (known) stage.expect(law, step, differences(known, review, ['data', 'reviews', index]))
  }
}

export const reviewJourney: LawJourney = {
  name: 'review a product',
  about: ['createReview', 'listReviews', 'listAllReviews'],
  writes: true,
  async play(stage) {
    const [product, other] = [await ownProduct(stage), await ownProduct(stage)]
    const { user } = await stage.call('getMe', 'customer', {})
    const { user: admin } = await stage.call('getMe', 'admin', {})
    await expectReviews(stage, createdIsThere, product.id, [])
    const { step, body } = await stage.succeed('createReview', 'customer', {
      body: { productId: product.id, rating: 4, comment: words },
    })
    const { review } = body.data
    stage.expect(
      createdIsThere,
      step,
      differences({ rating: 4, comment: words, user: { name: user.name } }, review, ['data', 'review']),
    )
    await expectReviews(stage, createdIsThere, product.id, [review])
    await expectReviews(stage, createdIsThere, other.id, [])
    const refused = await stage.ask(
      'createReview',
      'customer',
      { body: { productId: product.id, rating: 1, comment: 'Again' } },
      ['409'],
    )
    if (refused.answer.status < 300)
      stage.expect(conflictsAreRefused, refused, [
        { path: 'status', expected: '409', got: String(refused.answer.status) },
      ])
    await expectReviews(stage, conflictsAreRefused, product.id, [review])

    await stage.call('createReview', 'admin', {
      body: { productId: product.id, rating: 2, comment: 'Second review.' },
    })
    const { reviews: both, step: read } = await reviewsOf(stage, product.id)
    const [second] = both
    if (!second) return
    stage.expect(
      createdIsThere,
      read,
      differences({ rating: 2, comment: 'Second review.', user: { name: admin.name } }, second, ['data', 'reviews', 0]),
    )
    await expectReviews(stage, createdIsThere, product.id, [second, review])
    await expectReviews(stage, createdIsThere, product.id, [second], { limit: 1 })
    await expectReviews(stage, createdIsThere, product.id, [review], { limit: 1, page: 2 })
    await expectReviews(stage, createdIsThere, product.id, [], { limit: 1, page: 3 })
    const all = await stage.succeed('listAllReviews', 'guest', {})
    const shown = all.body.data.reviews.filter(({ id }) => id === review.id || id === second.id)
    if (
      !same(
        shown.map(({ id }) => id),
        [second.id, review.id],
      )
    )
      stage.expect(createdIsThere, all.step, [
        { path: '$.data.reviews', expected: 'both reviews that were just written', got: `${shown.length} of them` },
      ])
    for (const each of shown)
      stage.expect(createdIsThere, all.step, differences(each.id === review.id ? review : second, each))
    const apart = Date.parse(second.created_at) - Date.parse(review.created_at)
    if (apart < 0 || apart > 120_000)
      stage.expect(datesAgreeWithTheClock, read, [
        { path: '$.data.reviews[0].created_at', expected: 'just after the review before it', got: `${apart} ms apart` },
      ])
    await stage.call('deleteProduct', 'admin', { params: { id: product.id } })
    await stage.ask('listReviews', 'guest', { query: { productId: product.id } }, ['404'])
    const left = await stage.succeed('listAllReviews', 'guest', {})
    if (left.body.data.reviews.some(({ id }) => id === review.id))
      stage.expect(deletedIsGone, left.step, [
        { path: '$.data.reviews', expected: 'no review of the deleted product', got: 'it is still there' },
      ])
  },
}

export const orderedReviewJourney: LawJourney = {
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
    const [only] = reviews
    const count = [
      { path: '$.data.reviews', expected: 'the review that was just written', got: `${reviews.length} reviews` },
    ]
    if (reviews.length !== 1 || !only) stage.expect(createdIsThere, step, count)
    else {
      const wanted = { rating: 5, comment: words, user: { name: user.name } }
      stage.expect(createdIsThere, step, differences(wanted, only, ['data', 'reviews', 0]))
      await stage.ask('reviewOrderedProduct', 'customer', { params: { id: product.id }, body }, ['409'])
      await expectReviews(stage, conflictsAreRefused, product.id, [only])
    }
  },
}
