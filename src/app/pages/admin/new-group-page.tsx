import { CreateGroup } from '#src/features/admin/groups/form/components/create-group.tsx'
import { type GroupKind, groups } from '#src/features/admin/groups/groups.ts'
import { FormPage } from './form-page.tsx'

/** A new category or collection. */
export function NewGroupPage({ kind }: { kind: GroupKind }) {
  const { Word, title, list } = groups[kind]
  return (
    <FormPage title={`Create ${Word}`} parent={{ label: title, to: list }}>
      <CreateGroup kind={kind} />
    </FormPage>
  )
}
