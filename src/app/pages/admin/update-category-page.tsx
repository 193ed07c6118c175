import { UpdateGroup } from '#src/features/admin/groups/form/components/update-group.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { ChooseItem } from './choose-item.tsx'
import { FormPage } from './form-page.tsx'
import { useEditedItem } from './use-edited-item.ts'

export function UpdateCategoryPage() {
  const { id, item } = useEditedItem()
  const list = paths.admin.categories()
  return (
    <FormPage title="Update Category" parent={{ label: 'Categories', to: list }}>
      {id === null ? (
        <ChooseItem list="Categories" to={list} />
      ) : (
        <UpdateGroup key={id} kind="category" id={id} item={item} />
      )}
    </FormPage>
  )
}
