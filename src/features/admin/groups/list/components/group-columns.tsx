import type { Category } from '#openapi/generated/model/category.ts'
import { handOver } from '#src/shared/shop/edited-item.ts'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** The columns that categories and collections share; the name opens the address of `update`. */
export const groupColumns = (update: (id: string) => string): Column<Category>[] => [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: (group) => (
      <PictureName name={group.name} src={group.thumbnail} opens={{ to: update(group.id), state: handOver(group) }} />
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
