import { expect, test } from 'vitest'
import { averageRating, readReviews } from './review.ts'

test('a review is read with its author and date', () => {
  const review = { id: 'r', rating: 4, comment: 'Fine', created_at: '2026-11-01T10:00:00Z', user: { name: 'Asha' } }
  expect(readReviews([review])).toEqual([
    { id: 'r', rating: 4, comment: 'Fine', author: 'Asha', date: '2026-11-01T10:00:00Z' },
  ])
})

test('missing fields of a review never break the list', () => {
  expect(readReviews([{ rating: 9, user: null, created_at: 'yesterday' }])).toEqual([
    { id: '0', rating: 5, comment: '', author: 'A customer', date: null },
  ])
  expect(readReviews(undefined)).toEqual([])
})

test('the average has one decimal', () => {
  expect(averageRating([{ rating: 5 }, { rating: 4 }, { rating: 4 }])).toBe(4.3)
  expect(averageRating([])).toBeNull()
})
