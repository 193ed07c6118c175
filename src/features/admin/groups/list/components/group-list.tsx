import { getDeleteCategoryMutationOptions } from '#openapi/generated/client/categories-writes/categories-writes.ts'
import { getDeleteCollectionMutationOptions } from '#openapi/generated/client/collections-writes/collections-writes.ts'
import { getSearchCategoriesQueryKey, searchCategories } from '#openapi/generated/client/search/search.ts'
import type { Category } from '#openapi/generated/model/category.ts'
import { allCategories, loadAllCategories } from '#src/shared/api/all-categories.ts'
import { allCollections } from '#src/shared/api/all-collections.ts'
import { hasWords } from '#src/shared/lib/text/has-words.ts'
import { stateWithItem } from '#src/shared/shop/edited-item.ts'
import { useListOrSearch } from '#src/shared/shop/use-list-or-search.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { DataTable } from '#src/shared/ui/data-table/data-table.tsx'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import type { Deletable } from '#src/shared/ui/data-table/use-deletion.tsx'
import { type ListState, useListQuery } from '#src/shared/ui/data-table/use-list-query.ts'
import { useLocalSource } from '#src/shared/ui/data-table/use-local-source.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type GroupKind, groups } from '../../groups.ts'

const categoryCalls = {
  list: { key: allCategories.queryKey, load: loadAllCategories },
  search: { key: getSearchCategoriesQueryKey, load: searchCategories },
}

const everyRow = () => true

const columnsOf = (kind: GroupKind): Column<Category>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: (group) => (
      <PictureName
        name={group.name}
        src={group.thumbnail}
        opens={{ to: groups[kind].update(group.id), state: stateWithItem(group) }}
      />
    ),
    isWide: true,
  },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => description,
    cell: ({ description }) => <chakra.span color="fg.muted">{description}</chakra.span>,
    isWide: true,
  },
]

const columns = { category: columnsOf('category'), collection: columnsOf('collection') }

/** All categories, or all collections, which have the same fields. */
export function GroupList({ kind }: { kind: GroupKind }) {
  return kind === 'category' ? <CategoryList /> : <CollectionList />
}

const deletableCategory = {
  optionsOf: getDeleteCategoryMutationOptions,
  consequence: 'Products stay, without a category.',
}

/** With a text those that the server's search finds by name or description. */
function CategoryList() {
  const state = useListQuery()
  const failed = 'Failed to fetch categories'
  const query = useListOrSearch(state.q, categoryCalls, failed)
  const source = useLocalSource({ query, keep: everyRow, failed })
  return <GroupTable kind="category" state={state} source={source} deletable={deletableCategory} />
}

const deletableCollection = {
  optionsOf: getDeleteCollectionMutationOptions,
  consequence: 'Products stay, without a collection.',
}

/** With a text those whose name or description contains it: the server has no search for them. */
function CollectionList() {
  const state = useListQuery()
  const { q } = state
  const failed = 'Failed to fetch collections'
  const query = useQuery({ ...allCollections, staleTime: 0, meta: { failed } })
  const keep = useCallback(({ name, description }: Category) => hasWords(q, name, description), [q])
  const source = useLocalSource({ query, keep, failed })
  return <GroupTable kind="collection" state={state} source={source} deletable={deletableCollection} />
}

interface GroupTableProps {
  kind: GroupKind
  state: ListState
  source: ListSource<Category>
  deletable: Deletable
}

function GroupTable({ kind, state, source, deletable }: GroupTableProps) {
  const { one, many, create, update } = groups[kind]
  return (
    <DataTable
      subject={{ one, many, id: ({ id }: Category) => id, name: ({ name }: Category) => name }}
      columns={columns[kind]}
      source={source}
      state={state}
      pageSize={20}
      empty={`No ${many} found.`}
      firstStep={<LinkButton to={create}>{`Create the first ${one}`}</LinkButton>}
      search="Search by name or description"
      renderActions={(group) => (
        <LinkButton to={update(group.id)} state={stateWithItem(group)} {...rowAction}>
          Update <VisuallyHidden>{group.name}</VisuallyHidden>
        </LinkButton>
      )}
      deletable={deletable}
    />
  )
}
