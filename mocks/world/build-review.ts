import type { RowOf } from '#mocks/shop/rows.ts'
import { categoryNames, collectionNames } from './catalogue/piece.ts'
import { pictureAt } from './pictures.ts'
import type { Random } from './random.ts'
import {
  content,
  disappointed,
  giftToHer,
  giftToHim,
  mensPraise,
  mixed,
  parentsPraise,
  pleased,
  praise,
} from './review-words.ts'

type ProductRow = RowOf<'products'>

interface Reviewer {
  readonly id: string
  readonly isWoman: boolean
}

/**
 * A customer's review of a product, with words nobody else has used if possible. It gets its id once all are sorted.
 */
export function buildReview(
  by: Reviewer,
  product: ProductRow,
  writtenAt: string,
  said: Set<string>,
  random: Random,
): RowOf<'reviews'> {
  const rating = random.pick([5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 3, 2, 1])
  let comment = commentFor(rating, by, product, random)
  for (let tries = 0; said.has(comment) && tries < 20; tries += 1) comment = commentFor(rating, by, product, random)
  said.add(comment)
  return { id: '', productId: product.id, userId: by.id, rating, comment, created_at: writtenAt, images: [] }
}

function commentFor(rating: number, by: Reviewer, product: ProductRow, random: Random): string {
  if (rating < 3) return random.pick(disappointed)
  if (rating === 3) return random.pick(mixed)
  if (rating === 4 && random.chance(0.55)) return random.pick(content)
  return `${random.pick(praiseFrom(by, product))} ${random.pick(pleased)}`
}

function praiseFrom(by: Reviewer, product: ProductRow): readonly string[] {
  const wearer = wearerOf(product)
  if (wearer === 'kids') return parentsPraise
  if (wearer === 'men') return by.isWoman ? giftToHim : mensPraise
  return by.isWoman ? praise[departmentOf(product)] : giftToHer
}

function wearerOf(product: ProductRow): string {
  if (product.collection_id === `col-${collectionNames.indexOf('Kids') + 1}`) return 'kids'
  return pictureAt(product.images[0]?.image_url ?? '')?.for ?? 'women'
}

function departmentOf(product: ProductRow): (typeof categoryNames)[number] {
  return categoryNames[Number((product.category_id ?? '').slice('cat-'.length)) - 1] ?? 'Rings'
}
