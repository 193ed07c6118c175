import { CreateGroup } from '#src/features/admin/groups/form/components/create-group.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { FormPage } from './form-page.tsx'

export function NewCategoryPage() {
  return (
    <FormPage title="Create Category" parent={{ label: 'Categories', to: paths.admin.categories() }}>
      <CreateGroup kind="category" />
    </FormPage>
  )
}
