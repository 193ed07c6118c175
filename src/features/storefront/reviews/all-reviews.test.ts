import { expect, test } from 'vitest'
import { chosenReviews, readChoice, writeChoice } from './all-reviews.ts'

const review = (id: string, rating: number) => ({ id, rating, comment: '', author: 'Asha', date: null })
const ids = (ratings: number[], search: string) =>
  chosenReviews(
    ratings.map((rating, index) => review(String(index), rating)),
    readChoice(new URLSearchParams(search)),
  ).shown.map(({ id }) => id)

test('stars filter the list, and equal ratings keep the order of the server', () => {
  expect(ids([5, 3, 5, 1], 'stars=5')).toEqual(['0', '2'])
  expect(ids([3, 5, 1, 5], 'sort=highest')).toEqual(['1', '3', '0', '2'])
  expect(ids([3, 5, 1, 5], 'sort=lowest')).toEqual(['2', '0', '1', '3'])
  expect(ids([3, 5, 1], '')).toEqual(['0', '1', '2'])
})

test('a page has twelve, and a page beyond the last one is the last one', () => {
  const many = Array.from({ length: 25 }, (_, index) => review(String(index), 4))
  const choice = { stars: null, order: 'newest', page: 9 } as const
  expect(chosenReviews(many, choice)).toMatchObject({ total: 25, page: 3, pages: 3, shown: [{ id: '24' }] })
})

test.each(['', 'stars=4', 'sort=lowest&page=2', 'stars=1&sort=highest&page=3'])(
  '%j is read and written unchanged',
  (search) => {
    expect(writeChoice(readChoice(new URLSearchParams(search))).toString()).toBe(search)
  },
)

test.each(['stars=6', 'stars=x', 'sort=oldest', 'page=0', 'page=1.5'])('%s is ignored', (search) => {
  expect(writeChoice(readChoice(new URLSearchParams(search))).toString()).toBe('')
})
