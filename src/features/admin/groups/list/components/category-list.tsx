import { getDeleteCategoryMutationOptions } from '#openapi/generated/client/categories-writes/categories-writes.ts'
import type { Category } from '#openapi/generated/model/category.ts'
import { handOver } from '#src/shared/shop/edited-item.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { DataTable } from '#src/shared/ui/data-table/data-table.tsx'
import { useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { useCategoryList } from '../use-category-list.ts'
import { groupColumns } from './group-columns.tsx'

const columns = groupColumns(paths.admin.updateCategory)
const subject = {
  one: 'category',
  many: 'categories',
  id: ({ id }: Category) => id,
  name: ({ name }: Category) => name,
}
const deletable = {
  optionsOf: getDeleteCategoryMutationOptions,
  consequence: 'Products stay, without a category.',
}

export function CategoryList() {
  const state = useListQuery()
  return (
    <DataTable
      subject={subject}
      columns={columns}
      source={useCategoryList(state.q)}
      state={state}
      pageSize={20}
      empty="No categories found."
      firstStep={<LinkButton to={paths.admin.newCategory()}>Create the first category</LinkButton>}
      search="Search by name or description"
      renderActions={(category) => (
        <LinkButton to={paths.admin.updateCategory(category.id)} state={handOver(category)} {...rowAction}>
          Update <VisuallyHidden>{category.name}</VisuallyHidden>
        </LinkButton>
      )}
      deletable={deletable}
    />
  )
}
