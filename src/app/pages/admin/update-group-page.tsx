import { UpdateGroup } from '#src/features/admin/groups/form/components/update-group.tsx'
import { type GroupKind, groups } from '#src/features/admin/groups/groups.ts'
import { EditPage } from './edit-page.tsx'

/** Edits the category or the collection in the address. */
export function UpdateGroupPage({ kind }: { kind: GroupKind }) {
  const { Word, title, list } = groups[kind]
  return (
    <EditPage title={`Update ${Word}`} parent={{ label: title, to: list }}>
      {(id, item) => <UpdateGroup key={id} kind={kind} id={id} item={item} />}
    </EditPage>
  )
}
