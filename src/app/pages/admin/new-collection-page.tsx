import { CreateGroup } from '#src/features/admin/groups/form/components/create-group.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { FormPage } from './form-page.tsx'

export function NewCollectionPage() {
  return (
    <FormPage title="Create Collection" parent={{ label: 'Collections', to: paths.admin.collections() }}>
      <CreateGroup kind="collection" />
    </FormPage>
  )
}
