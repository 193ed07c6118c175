import type { Category } from '#openapi/generated/model/category.ts'
import type { Column } from '#src/shared/ui/data-table/column.ts'
import { PictureName } from '#src/shared/ui/data-table/picture-name.tsx'
import { textOf } from '#src/shared/ui/data-table/read-rows.ts'
import { chakra } from '@chakra-ui/react/styled-system'

/** Categories and collections are described alike. */
export const groupColumns: Column<Category>[] = [
  {
    id: 'name',
    header: 'Name',
    value: ({ name }) => textOf(name),
    cell: ({ name, thumbnail }) => <PictureName name={textOf(name) || '–'} src={textOf(thumbnail)} />,
    isWide: true,
  },
  {
    id: 'description',
    header: 'Description',
    value: ({ description }) => textOf(description),
    cell: ({ description }) => <chakra.span color="fg.muted">{textOf(description)}</chakra.span>,
    isWide: true,
  },
]
