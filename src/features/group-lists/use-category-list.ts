import { getListCategoriesQueryKey, listCategories } from '#openapi/generated/client/categories/categories.ts'
import { getSearchCategoriesQueryKey, searchCategories } from '#openapi/generated/client/search/search.ts'
import type { Category } from '#openapi/generated/model/category.ts'
import { walkPages } from '#src/shared/api/walk-pages.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'

const listed = queryOptions({
  queryKey: [...getListCategoriesQueryKey(), 'rows'],
  queryFn: ({ signal }) => walkPages({ load: (page) => listCategories({ page, limit: 100 }, { signal }), atOnce: 6 }),
})

const found = (q: string) =>
  queryOptions({
    queryKey: [...getSearchCategoriesQueryKey({ q }), 'rows'],
    queryFn: ({ signal }) =>
      walkPages({
        load: async (page) => {
          const { data, pagination } = await searchCategories({ q, page }, { signal })
          return { data, pagination: { totalPages: pagination.pages } }
        },
        atOnce: 6,
      }),
  })

const everyRow = () => true

/** All categories; with a text, those that the host's search finds by name or description. */
export function useCategoryList(q: string): ListSource<Category> {
  const query = useQuery({ ...(q === '' ? listed : found(q)), placeholderData: keepPreviousData, staleTime: 0 })
  return useLocalSource({ query, keep: everyRow, failed: 'Failed to fetch categories' })
}
