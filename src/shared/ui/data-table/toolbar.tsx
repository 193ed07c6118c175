import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import type { Column } from './column.ts'
import { ExportButton } from './export-button.tsx'
import type { ListSource, ListSubject } from './list-source.ts'
import { SearchBox } from './search-box.tsx'
import type { ListState } from './use-list-query.ts'
import { useChosenPart } from '../../lib/react/use-address-state.ts'
import { ListSelect } from './filter-select.tsx'

interface ToolbarProps<Row> {
  subject: ListSubject<Row>
  columns: readonly Column<Row>[]
  source: ListSource<Row>
  state: ListState
  search: string | undefined
  searchRef: Ref<HTMLInputElement>
  filters: ReactNode
}

/**
 * Above a list: search, filters and export. On a phone the filters and the order are below, as wide as their longest
 * choice, so that what is chosen shows whole. By style alone, since a frame is for all screens.
 */
export function Toolbar<Row extends object>({
  subject,
  columns,
  source,
  state,
  search,
  searchRef,
  filters,
}: ToolbarProps<Row>) {
  return (
    <chakra.div
      display={{ base: 'grid', md: 'flex' }}
      gridTemplateColumns="1fr auto"
      flexWrap="wrap"
      gap={{ base: '2', md: '3' }}
      marginBottom="3"
    >
      {search !== undefined && <SearchBox ref={searchRef} label={search} state={state} />}
      <chakra.div display={{ base: 'flex', md: 'contents' }} flexWrap="wrap" gap="2" gridRow="2" gridColumn="1 / -1">
        {filters}
        <chakra.div hideFrom="md" flex="1 1 auto" minWidth="0">
          <ColumnSort columns={columns} state={state} />
        </chakra.div>
      </chakra.div>
      <ExportButton subject={subject} columns={columns} source={source} sort={state.sort} />
    </chakra.div>
  )
}

/** Sorts on a phone, where there are no headers to press. */
function ColumnSort<Row>({ columns, state }: { columns: readonly Column<Row>[]; state: ListState }) {
  const chosen = useChosenPart(state.format, ({ sort }) => sort && `${sort.desc ? '-' : ''}${sort.id}`)
  return (
    <ListSelect
      label="Sort By"
      value={chosen ?? ''}
      all="Default order"
      options={columns
        .filter(({ sortable }) => sortable !== false)
        .flatMap(({ id, header }) => [
          { value: id, label: `${header}, ascending` },
          { value: `-${id}`, label: `${header}, descending` },
        ])}
      onChange={(value) =>
        state.change({ sort: value === '' ? null : { id: value.replace('-', ''), desc: value.startsWith('-') } })
      }
    />
  )
}
