import { getDeleteCategoryMutationOptions } from '#openapi/generated/client/categories-writes/categories-writes.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { useCategoryList } from '../use-category-list.ts'
import { GroupList } from './group-list.tsx'

const deletable = {
  optionsOf: getDeleteCategoryMutationOptions,
  consequence: 'Products stay, without a category.',
}

export function CategoryList() {
  const state = useListQuery()
  return (
    <GroupList
      one="category"
      many="categories"
      source={useCategoryList(state.q)}
      state={state}
      deletable={deletable}
      create={paths.admin.newCategory()}
      update={paths.admin.updateCategory}
    />
  )
}
