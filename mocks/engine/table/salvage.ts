import { copyFileSync, existsSync, renameSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

/** The files of a database: its own, and those that SQLite keeps beside it. */
const parts = ['', '-wal', '-shm']

function freeName(path: string): string {
  for (let number = 1; ; number += 1) if (!existsSync(`${path}.old-${number}`)) return `${path}.old-${number}`
}

/** Copies a database, closed or without unwritten changes, beside itself. Returns the path of the copy. */
export function copyAside(path: string): string {
  const copy = freeName(path)
  copyFileSync(path, copy)
  return copy
}

/** Renames the files of a database that is not open. Returns the new path. */
export function moveAside(path: string): string {
  const copy = freeName(path)
  for (const part of parts) if (existsSync(path + part)) renameSync(path + part, copy + part)
  return copy
}

/** A row as it is in the file. */
type Row = Record<string, unknown>

/** The rows that a query yields until the file cannot be read any further. */
function* rowsUntilDamage(database: DatabaseSync, query: string): Generator<Row> {
  try {
    yield* database.prepare(query).iterate()
  } catch {
    // What follows cannot be read from this end.
  }
}

/** What can still be read of a damaged database: from the first row on, and from the last one back. */
export function salvage(path: string): { head: Row | undefined; changes: Row[] } {
  const database = new DatabaseSync(path)
  try {
    const [head] = rowsUntilDamage(database, 'SELECT saved FROM head')
    const changes = new Map<unknown, Row>()
    for (const order of ['ASC', 'DESC'])
      for (const row of rowsUntilDamage(database, `SELECT rowid AS place, * FROM rows ORDER BY rowid ${order}`))
        changes.set(row.place, row)
    return { head, changes: [...changes.values()] }
  } finally {
    database.close()
  }
}
