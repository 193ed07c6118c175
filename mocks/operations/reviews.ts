import { newestFirst, reviewAnswer } from '../rules/answers.ts'
import type { ImplementationsOf } from '../shop/implementations-of.ts'
import { pageOf } from '../rules/pages.ts'
import { notFound } from '../engine/call/problem.ts'
import { demandReviewable, keepReview } from '../rules/reviews.ts'

export const reviews: ImplementationsOf<'reviews'> = {
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
}
