import { getListCategoriesQueryKey, listCategories } from '#openapi/generated/client/categories/categories.ts'
import { queryOptions } from '@tanstack/react-query'
import { everyRow } from './walk-pages.ts'

export const loadAllCategories = (options: { signal: AbortSignal }) =>
  everyRow({ load: (page) => listCategories({ page, limit: 100 }, options) })

/** Every category of the shop, loaded through all pages and cached. */
export const allCategories = queryOptions({
  // Under the list's key, so that invalidating the list invalidates this too.
  queryKey: [...getListCategoriesQueryKey(), 'all'],
  queryFn: loadAllCategories,
})
