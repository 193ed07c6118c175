import type { Category } from '#openapi/generated/model/category.ts'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import { chakra } from '@chakra-ui/react/styled-system'

/** The columns that categories and collections share. */
export const groupColumns: Column<Category>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => name,
    cell: ({ name, thumbnail }) => <PictureName name={name} src={thumbnail} />,
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
