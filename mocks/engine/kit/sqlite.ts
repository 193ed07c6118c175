import { DatabaseSync } from 'node:sqlite'
import type { Persistence, Saved } from './persistence.ts'
import { copyAside, moveAside } from './set-aside.ts'
import { isDamage, sqliteReason } from '../table/sqlite-reason.ts'
import type { RowChange } from '../table/table.ts'
import { jsonOr } from '#openapi/contract/json-or.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS head (only INTEGER PRIMARY KEY CHECK (only = 1), saved TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS rows (
    collection TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL, row TEXT NOT NULL,
    PRIMARY KEY (collection, id)
  );
  CREATE INDEX IF NOT EXISTS rows_by_revision ON rows (revision);
`
const pageSize = 4096

interface SqliteOptions {
  /** The largest size of the file in bytes; then it is as if the disk were full. 1 GB by default. */
  limit?: number
  /** Called if the file was damaged: says where it is now. */
  onDamage?: ((sentence: string) => void) | undefined
}

const unusable = (path: string, cause: unknown) =>
  new Error(`${path} cannot be used: ${sqliteReason(cause)}.`, { cause })

/** Opens and checks a file. Throws SQLite's own error. */
function open(path: string, limit: number): DatabaseSync {
  const database = new DatabaseSync(path)
  try {
    // The lock lasts until the process ends for any reason, so that a second server cannot use the same file.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec(`PRAGMA max_page_count = ${Math.floor(limit / pageSize)}; BEGIN EXCLUSIVE; ${tables} COMMIT`)
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check(1)').get() ?? {}
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: 11 })
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Opens a file. A damaged one is set aside whole, and a new one begins. */
function openWhole(path: string, limit: number, onDamage: (sentence: string) => void): DatabaseSync {
  try {
    return open(path, limit)
  } catch (error) {
    if (!isDamage(error)) throw error
  }
  const copy = moveAside(path)
  const database = open(path, limit)
  onDamage(`${path} was damaged. A new state begins. The damaged file is now ${copy}.`)
  return database
}

/** What a text holds; undefined if it is damaged. */
const valueIn = (text: unknown): unknown => jsonOr(String(text), undefined)

/**
 * Keeps the state in a SQLite file. Changes are on disk before the answer is sent. Throws if the file is unusable, with
 * its path, the reason, and what to do.
 */
export function openSqlite(
  path: string,
  { limit = 2 ** 30, onDamage = () => undefined }: SqliteOptions = {},
): Persistence & { close(): void } {
  const attempt = <Result>(task: () => Result): Result => {
    try {
      return task()
    } catch (error) {
      throw unusable(path, error)
    }
  }
  const database = attempt(() => openWhole(path, limit, onDamage))
  const putHead = database.prepare('INSERT OR REPLACE INTO head (only, saved) VALUES (1, ?)')
  const putChange = database.prepare('INSERT OR REPLACE INTO rows (collection, id, revision, row) VALUES (?, ?, ?, ?)')
  const after = database.prepare('SELECT collection, id, row FROM rows WHERE revision > ? ORDER BY revision, rowid')
  const stored = database.prepare('SELECT saved FROM head').get()
  // No other process writes this file, so it is read only once.
  let head: Saved | undefined

  function transact(saved: Saved, change: () => void): void {
    attempt(() => {
      database.exec('BEGIN IMMEDIATE')
      try {
        change()
        putHead.run(JSON.stringify(saved))
        database.exec('COMMIT')
      } catch (error) {
        // SQLite has ended the transaction itself if the disk is full.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    })
    head = saved
  }

  const put = (revision: number, changes: readonly RowChange[]) => {
    for (const { collection, id, row } of changes) putChange.run(collection, id, revision, JSON.stringify(row))
  }

  return {
    // A damaged head is null: there was one.
    read: async () => (head ??= stored && ((valueIn(stored.saved) ?? null) as Saved)),
    changesAfter: async (revision) =>
      attempt(() => after.all(revision)).map(({ collection, id, row }) => ({
        collection: String(collection),
        id: String(id),
        row: valueIn(row) as RowChange['row'],
      })),
    write: async (saved, changes) => transact(saved, () => put(saved.revision, changes)),
    restart: async (saved, changes = []) =>
      transact(saved, () => {
        database.exec('DELETE FROM rows')
        put(saved.revision, changes)
      }),
    setAside: async () => {
      database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return copyAside(path)
    },
    alone: (task) => task(),
    close: () => database.close(),
  }
}
