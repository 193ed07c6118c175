import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import type { Column } from './column.ts'
import { ExportButton } from './export-button.tsx'
import type { ListSource, ListSubject } from './list-source.ts'
import { SearchBox } from './search-box.tsx'
import { ColumnSort } from './column-sort.tsx'
import type { ListState } from './use-list-query.ts'

interface ToolbarProps<Row> {
  subject: ListSubject<Row>
  columns: readonly Column<Row>[]
  source: ListSource<Row>
  state: ListState
  search: string | undefined
  filters: ReactNode
  /** Whether the rows are a table with sortable headers. */
  isWide: boolean
}

/** Above a list: search, filters and export. On a phone two rows: search and export, then the filters and the order. */
export function Toolbar<Row extends object>({
  subject,
  columns,
  source,
  state,
  search,
  filters,
  isWide,
}: ToolbarProps<Row>) {
  const searchBox = search !== undefined && (
    <SearchBox label={search} value={state.q} onSearch={(q) => state.change({ q })} />
  )
  const exportButton = <ExportButton subject={subject} columns={columns} source={source} sort={state.sort} />
  if (isWide)
    return (
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="4">
        {searchBox}
        {filters}
        <chakra.div marginInlineStart="auto">{exportButton}</chakra.div>
      </chakra.div>
    )
  return (
    <chakra.div display="grid" gap="2" marginBottom="3">
      <chakra.div display="flex" gap="2">
        {searchBox}
        {exportButton}
      </chakra.div>
      <chakra.div display="grid" gap="2" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)">
        {filters}
        <ColumnSort columns={columns} state={state} />
      </chakra.div>
    </chakra.div>
  )
}
