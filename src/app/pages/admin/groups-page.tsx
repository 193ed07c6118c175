import { type GroupKind, groups } from '#src/features/admin/groups/groups.ts'
import { GroupList } from '#src/features/admin/groups/list/components/group-list.tsx'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { AdminPage } from '../../layouts/admin-page.tsx'

/** All categories, or all collections: search, update, delete. */
export function GroupsPage({ kind }: { kind: GroupKind }) {
  const { Word, title, create } = groups[kind]
  const button = (
    <LinkButton to={create} size="sm">
      {`Create ${Word}`}
    </LinkButton>
  )
  return (
    <AdminPage title={title} actions={button}>
      <GroupList kind={kind} />
    </AdminPage>
  )
}
