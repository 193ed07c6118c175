import { getSearchCategoriesQueryKey, searchCategories } from '#openapi/generated/client/search/search.ts'
import type { Category } from '#openapi/generated/model/category.ts'
import { allCategories, loadAllCategories } from '#src/shared/api/all-categories.ts'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { useListOrSearch } from '#src/shared/shop/use-list-or-search.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'

const failed = 'Failed to fetch categories'

const ways = {
  list: { key: allCategories.queryKey, load: loadAllCategories },
  search: { key: getSearchCategoriesQueryKey, load: searchCategories },
}

const everyRow = () => true

/** All categories, or with a text those that the server's search finds by name or description. */
export function useCategoryList(q: string): ListSource<Category> {
  const query = useListOrSearch(q, ways, failed)
  return useLocalSource({ query, keep: everyRow, failed })
}
