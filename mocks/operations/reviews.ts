import type { RecordOf } from '#mocks/records.ts'
import type { Store } from '#mocks/store.ts'
import { newestFirst, reviewAnswer } from '../rules/answers.ts'
import { implement } from '../engine/operation.ts'
import { pageOf } from '../engine/pages.ts'
import { conflict, notFound } from '../engine/problem.ts'

type Written = Pick<RecordOf<'reviews'>, 'productId' | 'userId' | 'rating' | 'comment'>

/** Refuses a product that does not exist, and a second review of the same product by the same user. */
export function demandReviewable(db: Store, productId: string, userId: string): void {
  if (!db.products.get(productId)) notFound('Product')
  if (db.reviews.where('userId', userId).some((review) => review.productId === productId))
    conflict('User has already reviewed this product')
}

export function keepReview(db: Store, written: Written, images: string[], now: Date): Promise<RecordOf<'reviews'>> {
  return db.reviews.create({ id: db.reviews.nextId(), ...written, created_at: now.toISOString(), images })
}

export const reviews = implement('reviews', {
  listAllReviews: ({ db }) => ({
    data: { reviews: newestFirst(db.reviews.all()).map((review) => reviewAnswer(db, review)) },
  }),

  listReviews: ({ query, db }) => {
    const { id } = db.products.get(query.productId) ?? notFound('Product')
    const page = pageOf(newestFirst(db.reviews.where('productId', id)), query, (review) => reviewAnswer(db, review))
    return { data: { reviews: page.data, pagination: page.pagination } }
  },

  createReview: async ({ user, body, db, now }) => {
    demandReviewable(db, body.productId, user.id)
    const review = await keepReview(db, { ...body, userId: user.id }, [], now)
    return { data: { review: reviewAnswer(db, review) } }
  },
})
