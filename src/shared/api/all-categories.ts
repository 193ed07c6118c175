import { getListCategoriesQueryKey, listCategories } from '#openapi/generated/client/categories/categories.ts'
import { queryOptions } from '@tanstack/react-query'
import { walkPages } from './walk-pages.ts'

const limit = 100

export const loadAllCategories = (options: { signal: AbortSignal }) =>
  walkPages({ load: (page) => listCategories({ page, limit }, options), atOnce: 6 })

/** Every category of the shop, loaded through all pages and cached. */
export const allCategories = queryOptions({
  // Under the list's key, so that invalidating the list invalidates this too.
  queryKey: [...getListCategoriesQueryKey(), 'all'],
  queryFn: loadAllCategories,
})
