import { expect, test } from 'vitest'
import { altered, changing, checkHost } from '#contracts/shop/check/host-fixture.ts'

interface Reviews {
  reviews: unknown[]
  pagination: { total: number }
}

test('a review that the list of its product leaves out is missed', async () => {
  const withoutOne = changing('/v1/reviews', (given) =>
    altered(given, (body) => {
      const { reviews, pagination } = body.data as Reviews
      const total = Math.max(0, pagination.total - 1)
      return { ...body, data: { reviews: reviews.slice(0, total), pagination: { ...pagination, total } } }
    }),
  )
  const { drift } = await checkHost(withoutOne)
  expect(drift).toContainEqual(expect.stringMatching(/^DRIFT {2}listReviews 200 {2}\$\.data\.reviews .* got in none$/))
})
