import type { Category } from '#openapi/generated/model/category.ts'
import { stateWithItem } from '#src/shared/shop/edited-item.ts'
import { LinkButton } from '#src/shared/ui/button/button.tsx'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { DataTable } from '#src/shared/ui/data-table/data-table.tsx'
import type { ListSource } from '#src/shared/ui/data-table/list-source.ts'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import { rowAction } from '#src/shared/ui/data-table/row-action.ts'
import type { Deletable } from '#src/shared/ui/data-table/use-deletion.tsx'
import type { ListState } from '#src/shared/ui/data-table/use-list-query.ts'
import { VisuallyHidden } from '#src/shared/ui/page/layout.tsx'
import { chakra } from '@chakra-ui/react/styled-system'
import { useMemo } from 'react'

interface GroupListProps {
  one: string
  many: string
  source: ListSource<Category>
  state: ListState
  deletable: Deletable
  /** The addresses of the forms. */
  create: string
  update: (id: string) => string
}

/** All categories, or all collections, which have the same fields. */
export function GroupList({ one, many, source, state, deletable, create, update }: GroupListProps) {
  const subject = { one, many, id: ({ id }: Category) => id, name: ({ name }: Category) => name }
  const columns = useMemo(() => columnsWith(update), [update])
  return (
    <DataTable
      subject={subject}
      columns={columns}
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

const columnsWith = (update: GroupListProps['update']): Column<Category>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: (group) => (
      <PictureName
        name={group.name}
        src={group.thumbnail}
        opens={{ to: update(group.id), state: stateWithItem(group) }}
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
