import { useEffect, useRef, useState } from 'react'
import { Field } from '../field.tsx'
import type { KitCollection, KitRecord } from '../kit.ts'
import { valueText } from './record-fields.ts'

const rowsEach = 20
const columnsAtMost = 4

/** The id and the first fields that are neither objects nor lists. */
function columnsOf(records: readonly KitRecord[]): string[] {
  const [first] = records
  if (!first) return ['id']
  const flat = Object.entries(first).filter(
    ([name, value]) => name !== 'id' && (typeof value !== 'object' || value === null),
  )
  return ['id', ...flat.map(([name]) => name)].slice(0, columnsAtMost)
}

interface CollectionTableProps {
  collection: KitCollection
  /** The record that was open last; the focus returns to it. */
  left: string | null
  onOpen: (id: string) => void
}

/** The records of a collection, with a search over all their text. */
export function CollectionTable({ collection, left, onOpen }: CollectionTableProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => table.current?.querySelector<HTMLElement>('[data-left]')?.focus(), [])
  const all = collection.all()
  const wanted = search.trim().toLowerCase()
  const found = wanted === '' ? all : all.filter((record) => JSON.stringify(record).toLowerCase().includes(wanted))
  const pages = Math.max(1, Math.ceil(found.length / rowsEach))
  const current = Math.min(page, pages - 1)
  const columns = columnsOf(all)

  return (
    <>
      <Field label="Search">
        {(control) => (
          <input
            {...control}
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
              {found.slice(current * rowsEach, (current + 1) * rowsEach).map((record) => (
                <tr key={record.id}>
                  <th scope="row">
                    <button
                      type="button"
                      className="plain"
                      aria-label={`Edit ${record.id}`}
                      data-left={record.id === left || undefined}
                      onClick={() => onOpen(record.id)}
                    >
                      {record.id}
                    </button>
                  </th>
                  {columns.slice(1).map((column) => (
                    <td key={column}>{valueText(Reflect.get(record, column))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {pages > 1 && (
        <div className="row">
          <button type="button" disabled={current === 0} onClick={() => setPage(current - 1)}>
            Previous
          </button>
          <span className="quiet">
            {current + 1} of {pages}
          </span>
          <button type="button" disabled={current === pages - 1} onClick={() => setPage(current + 1)}>
            Next
          </button>
        </div>
      )}
    </>
  )
}
