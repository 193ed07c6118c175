import type { Column } from './column.ts'
import { useChosen } from '../../lib/react/use-address-state.ts'
import { ListSelect } from './filter-select.tsx'
import type { ListState } from './use-list-query.ts'

/** Sorts on a phone, where there are no headers to press. */
export function ColumnSort<Row>({ columns, state }: { columns: readonly Column<Row>[]; state: ListState }) {
  const { sort } = useChosen(state.format)
  return (
    <ListSelect
      label="Sort By"
      value={sort === null ? '' : `${sort.desc ? '-' : ''}${sort.id}`}
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
