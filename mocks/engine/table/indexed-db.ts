import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Persistence, Saved } from './persistence.ts'
import type { Change } from './table.ts'

interface Schema extends DBSchema {
  head: { key: 'head'; value: Saved }
  changes: { key: [string, string]; value: Change & { revision: number }; indexes: { revision: number } }
}

function open(name: string): Promise<IDBPDatabase<Schema>> {
  return new Promise((resolve, reject) => {
    openDB<Schema>(name, 1, {
      upgrade: (fresh) => {
        fresh.createObjectStore('head')
        fresh.createObjectStore('changes', { keyPath: ['collection', 'id'] }).createIndex('revision', 'revision')
      },
      // A tab with a newer version wants to upgrade the database, which an open connection would block.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      blocked: () => reject(new Error('Another tab holds an earlier version of the database.')),
    }).then(resolve, reject)
  })
}

/**
 * Keeps the state in IndexedDB, with a row for each changed record. A Web Lock around writes makes it safe for several
 * tabs. Rejects if the browser has no storage or no locks, as on plain http.
 */
export async function openIndexedDb(name: string): Promise<Persistence> {
  if (!('locks' in navigator))
    throw new Error('This browser has no locks here, so that two tabs could not share a state.')
  let database = await open(name)
  if (!database.objectStoreNames.contains('head') || !database.objectStoreNames.contains('changes')) {
    // A database of this name without our stores: something else has created it.
    database.close()
    await deleteDB(name)
    database = await open(name)
  }

  async function put(saved: Saved, changes: readonly Change[], { afresh = false } = {}): Promise<void> {
    const transaction = database.transaction(['head', 'changes'], 'readwrite')
    const rows = transaction.objectStore('changes')
    if (afresh) void rows.clear()
    for (const change of changes) void rows.put({ ...structuredClone(change), revision: saved.revision })
    void transaction.objectStore('head').put(saved, 'head')
    await transaction.done
  }

  return {
    read: () => database.get('head', 'head'),
    changesAfter: (revision) => database.getAllFromIndex('changes', 'revision', IDBKeyRange.lowerBound(revision, true)),
    write: (saved, changes) => put(saved, changes),
    restart: (saved, changes = []) => put(saved, changes, { afresh: true }),
    alone: (task) => navigator.locks.request(name, task),
  }
}
