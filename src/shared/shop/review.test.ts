import { expect, test } from 'vitest'
import { averageRating, readReviews } from './review.ts'

test('a review is read with its author and date', () => {
  const review = { id: 'r', rating: 4, comment: 'Fine', created_at: '2026-11-01T10:00:00Z', user: { name: 'Asha' } }
  expect(readReviews([review])).toEqual([
    { id: 'r', rating: 4, comment: 'Fine', author: 'Asha', date: '2026-11-01T10:00:00Z' },
  ])
})

test('a review has at most five stars, an author, and only a date that is one', () => {
  const review = { id: 'r', rating: 9, comment: '', created_at: 'yesterday', user: { name: '' } }
  expect(readReviews([review])).toMatchObject([{ rating: 5, author: 'A customer', date: null }])
})

test('the average has one decimal', () => {
  expect(averageRating([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toBe(4.3)
  expect(averageRating([])).toBeNull()
})
