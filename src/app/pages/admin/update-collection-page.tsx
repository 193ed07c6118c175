import { UpdateGroup } from '#src/features/admin/groups/form/components/update-group.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { ChooseItem } from './choose-item.tsx'
import { FormPage } from './form-page.tsx'
import { useEditedItem } from './use-edited-item.ts'

export function UpdateCollectionPage() {
  const { id, item } = useEditedItem()
  const list = paths.admin.collections()
  return (
    <FormPage title="Update Collection" parent={{ label: 'Collections', to: list }}>
      {id === null ? (
        <ChooseItem list="Collections" to={list} />
      ) : (
        <UpdateGroup key={id} kind="collection" id={id} item={item} />
      )}
    </FormPage>
  )
}
