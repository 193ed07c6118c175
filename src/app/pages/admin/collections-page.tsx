import { CollectionList } from '#src/features/admin/groups/list/components/collection-list.tsx'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { AdminPage } from '../../layouts/admin-page.tsx'

/** All collections: search, update, delete. */
export function CollectionsPage() {
  const create = (
    <LinkButton to={paths.admin.newCollection()} size="sm">
      Create Collection
    </LinkButton>
  )
  return (
    <AdminPage title="Collections" actions={create}>
      <CollectionList />
    </AdminPage>
  )
}
