import { DatabaseSync } from 'node:sqlite'
import type { Persistence, Saved } from './persistence.ts'
import type { Change } from './table.ts'
import { messageOf } from '../call/message-of.ts'

const tables = `
  CREATE TABLE IF NOT EXISTS head (only INTEGER PRIMARY KEY CHECK (only = 1), saved TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS changes (
    collection TEXT NOT NULL, id TEXT NOT NULL, revision INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (collection, id)
  );
  CREATE INDEX IF NOT EXISTS revisions ON changes (revision);
`

function open(path: string): DatabaseSync {
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(path)
    // The lock lasts until the process ends for any reason, so that a second server cannot use the same file.
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
    database.exec(`BEGIN EXCLUSIVE; ${tables} COMMIT`)
    return database
  } catch (cause) {
    database?.close()
    const text = messageOf(cause)
    const reason = text.includes('locked') ? 'another server is using the file' : text
    throw new Error(`${path} cannot be used: ${reason}.`, { cause })
  }
}

/** Keeps the state in a SQLite file. Changes are on disk before the answer is sent. Throws if the file is unusable. */
export function openSqlite(path: string): Persistence & { close(): void } {
  const database = open(path)
  const putHead = database.prepare('INSERT OR REPLACE INTO head (only, saved) VALUES (1, ?)')
  const putChange = database.prepare(
    'INSERT OR REPLACE INTO changes (collection, id, revision, record) VALUES (?, ?, ?, ?)',
  )
  const after = database.prepare(
    'SELECT collection, id, record FROM changes WHERE revision > ? ORDER BY revision, rowid',
  )

  const row = database.prepare('SELECT saved FROM head').get()
  // No other process writes this file, so it is read only once.
  let head = row && (JSON.parse(String(row.saved)) as Saved)

  function transact(saved: Saved, change: () => void): void {
    database.exec('BEGIN IMMEDIATE')
    try {
      change()
      putHead.run(JSON.stringify(saved))
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
    head = saved
  }

  return {
    read: async () => head,
    changesAfter: async (revision) =>
      after.all(revision).map(({ collection, id, record }) => ({
        collection: String(collection),
        id: String(id),
        record: JSON.parse(String(record)) as Change['record'],
      })),
    write: async (saved, changes) =>
      transact(saved, () => {
        for (const { collection, id, record } of changes)
          putChange.run(collection, id, saved.revision, JSON.stringify(record))
      }),
    restart: async (saved) => transact(saved, () => database.exec('DELETE FROM changes')),
    alone: (task) => task(),
    close: () => database.close(),
  }
}
