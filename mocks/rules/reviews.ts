import { conflict, notFound } from '../engine/call/problem.ts'
import type { RowOf, Store } from '../shop/rows.ts'

type Written = Pick<RowOf<'reviews'>, 'productId' | 'userId' | 'rating' | 'comment'>

/** Refuses an unknown product, and a second review of a product by the same user. */
export function demandReviewable(db: Store, productId: string, userId: string): void {
  if (!db.products.get(productId)) notFound('Product')
  if (db.reviews.where('userId', userId).some((review) => review.productId === productId))
    conflict('User has already reviewed this product')
}

export function keepReview(db: Store, written: Written, images: string[], now: Date): Promise<RowOf<'reviews'>> {
  return db.reviews.create({ id: db.reviews.nextId(), ...written, created_at: now.toISOString(), images })
}
