import { useQuery } from '@tanstack/react-query'
import { getListReviewsQueryKey, getListReviewsQueryOptions } from '#openapi/generated/client/reviews/reviews.ts'
import { walkPages } from '#src/shared/api/walk-pages.ts'
import type { KnownRating } from './json-ld.ts'

/** As the list below asks for them, so that its first page, most often the only one, is asked for once. */
const limit = 5
/** More calls than these a star is not worth. */
const mostPages = 20

/** The average of a product's stars; null while it is not known, and where there are more reviews than a few calls tell of. */
export function useKnownRating(productId: string): KnownRating | null {
  const { data } = useQuery({
    queryKey: [...getListReviewsQueryKey(), productId, 'rating'],
    queryFn: async ({ client }): Promise<KnownRating | null> => {
      const load = async (page: number) => {
        const { data: found } = await client.fetchQuery(getListReviewsQueryOptions({ productId, page, limit }))
        return { data: found.reviews.map(({ rating }) => rating), pagination: found.pagination }
      }
      const { pagination } = await load(1)
      return pagination.totalPages > mostPages ? null : ratingOf(await walkPages({ load, atOnce: 6 }))
    },
  })
  return data ?? null
}

function ratingOf(stars: number[]): KnownRating | null {
  if (stars.length === 0) return null
  const sum = stars.reduce((total, one) => total + one, 0)
  return { average: Math.round((sum / stars.length) * 10) / 10, count: stars.length }
}
