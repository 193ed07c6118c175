import { useEffect, useRef, useState } from 'react'
import { Field } from '../field.tsx'
import type { KitCollection, KitRow } from '../kit.ts'
import { valueText } from './row-fields.ts'

const rowsEach = 20
const columnsAtMost = 4

/** The id and the first fields that are neither objects nor lists. */
function columnsOf(first: KitRow | undefined): string[] {
  if (!first) return ['id']
  const flat = Object.entries(first).filter(
    ([name, value]) => name !== 'id' && (typeof value !== 'object' || value === null),
  )
  return ['id', ...flat.map(([name]) => name)].slice(0, columnsAtMost)
}

interface CollectionTableProps {
  collection: KitCollection
  /** The row that was open last; the focus returns to it, or to the search if it is not shown. */
  lastOpen: string | null
  onOpen: (id: string) => void
}

/** The rows of a collection, with a search over all their text. */
export function CollectionTable({ collection, lastOpen, onOpen }: CollectionTableProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const table = useRef<HTMLTableElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (lastOpen !== null) (table.current?.querySelector<HTMLElement>('[data-left]') ?? field.current)?.focus()
  }, [lastOpen])
  const { shown = (row: KitRow) => row } = collection
  const all = collection.all()
  const wanted = search.trim().toLowerCase()
  const found = wanted === '' ? all : all.filter((row) => JSON.stringify(row).toLowerCase().includes(wanted))
  const pages = Math.max(1, Math.ceil(found.length / rowsEach))
  const current = Math.min(page, pages - 1)
  const columns = columnsOf(all[0] && shown(all[0]))

  return (
    <>
      <Field label="Search">
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            value={search}
            onChange={({ target }) => {
              setSearch(target.value)
              setPage(0)
            }}
          />
        )}
      </Field>
      <p className="quiet" role="status">
        {found.length} of {all.length} {collection.name}
      </p>
      {found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
        <div className="scroll" role="region" aria-label={`Table of ${collection.name}`} tabIndex={0}>
          <table ref={table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.slice(current * rowsEach, (current + 1) * rowsEach).map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <button
                      type="button"
                      className="plain"
                      aria-label={`Edit ${shown(row).id}`}
                      data-left={row.id === lastOpen || undefined}
                      onClick={() => onOpen(row.id)}
                    >
                      {shown(row).id}
                    </button>
                  </th>
                  {columns.slice(1).map((column) => (
                    <td key={column}>{valueText(Reflect.get(shown(row), column))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <div className="row">
          <button type="button" aria-disabled={current === 0} onClick={() => setPage(Math.max(current - 1, 0))}>
            Previous
          </button>
          <span className="quiet">
            {current + 1} of {pages}
          </span>
          <button
            type="button"
            aria-disabled={current === pages - 1}
            onClick={() => setPage(Math.min(current + 1, pages - 1))}
          >
            Next
          </button>
        </div>
      )}
    </>
  )
}
