import { CreateShelf } from '#src/features/shelf-form/components/create-shelf.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { FormPage } from './form-page.tsx'

export function NewCategoryPage() {
  return (
    <FormPage title="Create Category" parent={{ label: 'Categories', to: paths.admin.categories() }}>
      <CreateShelf kind="category" />
    </FormPage>
  )
}
