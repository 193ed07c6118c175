import { CreateShelf } from '#src/features/shelf-form/components/create-shelf.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { FormPage } from './form-page.tsx'

export function NewCollectionPage() {
  return (
    <FormPage title="Create Collection" parent={{ label: 'Collections', to: paths.admin.collections() }}>
      <CreateShelf kind="collection" />
    </FormPage>
  )
}
