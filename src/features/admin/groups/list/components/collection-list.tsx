import { getDeleteCollectionMutationOptions } from '#openapi/generated/client/collections-writes/collections-writes.ts'
import type { Collection } from '#openapi/generated/model/collection.ts'
import { handOver } from '#src/shared/shop/edited-item.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import { DataTable } from '#src/shared/ui/data-table/data-table.tsx'
import { useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { useCollectionList } from '../use-collection-list.ts'
import { groupColumns } from './group-columns.tsx'

const columns = groupColumns(paths.admin.updateCollection)
const subject = {
  one: 'collection',
  many: 'collections',
  id: ({ id }: Collection) => id,
  name: ({ name }: Collection) => name,
}
const deletable = {
  optionsOf: getDeleteCollectionMutationOptions,
  consequence: 'Products stay, without a collection.',
}

export function CollectionList() {
  const state = useListQuery()
  return (
    <DataTable
      subject={subject}
      columns={columns}
      source={useCollectionList(state.q)}
      state={state}
      pageSize={20}
      empty="No collections found."
      firstStep={<LinkButton to={paths.admin.newCollection()}>Create the first collection</LinkButton>}
      search="Search by name or description"
      renderActions={(collection) => (
        <LinkButton to={paths.admin.updateCollection(collection.id)} state={handOver(collection)} {...rowAction}>
          Update <VisuallyHidden>{collection.name}</VisuallyHidden>
        </LinkButton>
      )}
      deletable={deletable}
    />
  )
}
