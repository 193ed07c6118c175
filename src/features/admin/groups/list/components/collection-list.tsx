import { getDeleteCollectionMutationOptions } from '#openapi/generated/client/collections-writes/collections-writes.ts'
import { paths } from '#src/shared/lib/paths.ts'
import { useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { useCollectionList } from '../use-collection-list.ts'
import { GroupList } from './group-list.tsx'

const deletable = {
  optionsOf: getDeleteCollectionMutationOptions,
  consequence: 'Products stay, without a collection.',
}

export function CollectionList() {
  const state = useListQuery()
  return (
    <GroupList
      one="collection"
      many="collections"
      source={useCollectionList(state.q)}
      state={state}
      deletable={deletable}
      create={paths.admin.newCollection()}
      update={paths.admin.updateCollection}
    />
  )
}
