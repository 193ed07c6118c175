import { CategoryList } from '#src/features/admin/groups/list/components/category-list.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { AdminPage } from '../../layouts/admin-page.tsx'

/** All categories: search, update, delete. */
export function CategoriesPage() {
  const create = (
    <LinkButton to={paths.admin.newCategory()} size="sm">
      Create Category
    </LinkButton>
  )
  return (
    <AdminPage title="Categories" actions={create}>
      <CategoryList />
    </AdminPage>
  )
}
