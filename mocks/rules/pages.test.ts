import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageOf, resultsOf } from './pages.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
const same = (value: number) => value

describe('pageOf', () => {
  test('returns the page and the total count', () => {
    expect(pageOf(numbers(5), { page: 2, limit: 2 }, same)).toEqual({
      data: [3, 4],
      pagination: { page: 2, limit: 2, total: 5, totalPages: 3 },
    })
  })

  test('is empty past the last page', () => expect(pageOf(numbers(5), { page: 4, limit: 2 }, same).data).toEqual([]))

  test('an empty list has no pages', () =>
    expect(pageOf([], { page: 1, limit: 12 }, same).pagination).toMatchObject({ total: 0, totalPages: 0 }))

  test('all pages together make up the list', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 100 }), (count, limit) => {
        const { totalPages } = pageOf(numbers(count), { page: 1, limit }, same).pagination
        const all = numbers(totalPages).flatMap((page) => pageOf(numbers(count), { page, limit }, same).data)
        expect(all).toEqual(numbers(count))
      }),
    )
  })
})

test('search results have twenty rows a page', () => {
  const { data, pagination } = resultsOf(numbers(41), 3, same)
  expect(data).toEqual([41])
  expect(pagination).toEqual({ currentPage: 3, pages: 3, total: 41 })
})
