import type { RowOf } from '#mocks/shop/rows.ts'
import { isOpen } from './build-order.ts'
import type { OrderRow } from './build-order.ts'
import { buildReview } from './build-review.ts'
import { ageInDays, shifted } from './calendar.ts'
import { anchor } from './anchor.ts'
import type { Random } from './random.ts'
import { testimonials } from './review-words.ts'

type ProductRow = RowOf<'products'>
type ReviewRow = RowOf<'reviews'>
type UserRow = RowOf<'users'>

/** `count` reviews, oldest first: of delivered products while there are any, then of others. */
export function buildReviews(
  count: number,
  {
    products,
    customers,
    women,
    orders,
    reserved,
  }: {
    readonly products: readonly ProductRow[]
    readonly customers: readonly UserRow[]
    /** The ids of those who are women. */
    readonly women: ReadonlySet<string>
    readonly orders: readonly OrderRow[]
    /** Left for the customer who can sign in to review. */
    readonly reserved: ReadonlySet<string>
  },
  random: Random,
): ReviewRow[] {
  const byId = new Map(products.map((product) => [product.id, product]))
  const authors = new Map(customers.map((user) => [user.id, user]))
  const reviewed = new Set<string>()
  const said = new Set<string>()
  const reviews: ReviewRow[] = []

  const writeReview = (userId: string, productId: string, writtenAt: string): void => {
    const product = byId.get(productId)
    const user = authors.get(userId)
    const key = `${userId} ${productId}`
    if (
      !product ||
      !user ||
      reviewed.has(key) ||
      (userId === 'user-1' && reserved.has(productId)) ||
      reviews.length >= count
    )
      return
    reviewed.add(key)
    reviews.push(buildReview({ id: userId, isWoman: women.has(userId) }, product, writtenAt, said, random))
  }

  for (const review of firstVoices(products, customers, women)) {
    reviewed.add(`${review.userId} ${review.productId}`)
    reviews.push(review)
  }
  // Older than the testimonials, which must stay the newest.
  for (const order of orders.filter((each) => !isOpen(each) && !each.cancelled && ageInDays(each.created_at) > 20)) {
    for (const { productId } of order.lines) {
      if (random.chance(0.42))
        writeReview(order.userId, productId, shifted(order.created_at, random.int(9, 14), random.int(0, 700)))
    }
  }
  const others = customers.filter(({ created_at }) => ageInDays(created_at) > 60)
  for (
    let tries = 0;
    reviews.length < count && others.length > 0 && products.length > 0 && tries < count * 8;
    tries += 1
  ) {
    const user = random.pick(others)
    writeReview(user.id, random.pick(products).id, shifted(anchor, -random.int(6, 55), -random.int(0, 700)))
  }
  return reviews
    .toSorted((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map((review, index) => ({ ...review, id: `rev-${index + 1}` }))
}

/** The newest reviews, which the home page shows as testimonials. */
function firstVoices(
  products: readonly ProductRow[],
  customers: readonly UserRow[],
  women: ReadonlySet<string>,
): ReviewRow[] {
  const voices = customers.filter(({ id }) => id !== 'user-1' && women.has(id))
  return testimonials.flatMap(({ piece, rating, comment }, index) => {
    const product = products.find(({ name }) => name === piece)
    const author = voices[index * 2]
    if (!product || !author) return []
    return [
      {
        id: '',
        productId: product.id,
        userId: author.id,
        rating,
        comment,
        created_at: shifted(anchor, -(index + 1), -index * 97),
        images: [],
      },
    ]
  })
}
