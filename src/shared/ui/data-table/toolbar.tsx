import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { ExportButton } from './export-button.tsx'
import type { ListSource, ListSubject } from './list-source.ts'
import { SearchBox } from './search-box.tsx'
import { SortSelect } from './sort-select.tsx'
import type { ListState } from './use-list-query.ts'

interface ToolbarProps<Row> {
  subject: ListSubject<Row>
  columns: readonly Column<Row>[]
  source: ListSource<Row>
  state: ListState
  search: string | undefined
  filters: ReactNode
  /** Whether the rows are a table, whose headers sort. */
  isWide: boolean
}

/** Above a list: what is searched for, how it is filtered, and its export. */
export function Toolbar<Row>({ subject, columns, source, state, search, filters, isWide }: ToolbarProps<Row>) {
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="4">
      {search !== undefined && <SearchBox label={search} value={state.q} onSearch={(q) => state.change({ q })} />}
      {filters}
      <chakra.div
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        width={{ base: 'full', md: 'auto' }}
        marginInlineStart="auto"
      >
        {!isWide && <SortSelect columns={columns} state={state} />}
        <ExportButton subject={subject} columns={columns} source={source} sort={state.sort} />
      </chakra.div>
    </chakra.div>
  )
}
