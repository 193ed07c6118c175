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
      // A tab of a later version wants to change the database: this one must not make it wait.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      blocked: () => reject(new Error('Another tab holds an earlier version of the database.')),
    }).then(resolve, reject)
  })
}

/**
 * Keeps the state in IndexedDB, one row a changed record; a Web Lock around writes makes it one for all tabs.
 * Rejects where the browser has no storage or no locks, as on plain http.
 */
export async function openIndexedDb(name: string): Promise<Persistence> {
  if (!('locks' in navigator))
    throw new Error('This browser has no locks here, so that two tabs could not share a state.')
  let database = await open(name)
  if (!database.objectStoreNames.contains('head') || !database.objectStoreNames.contains('changes')) {
    // Something else made a database of this name: there is nothing in it that could be read.
    database.close()
    await deleteDB(name)
    database = await open(name)
  }

  return {
    read: () => database.get('head', 'head'),
    changesAfter: (revision) => database.getAllFromIndex('changes', 'revision', IDBKeyRange.lowerBound(revision, true)),
    write: async (saved, changes) => {
      const transaction = database.transaction(['head', 'changes'], 'readwrite')
      const rows = transaction.objectStore('changes')
      for (const change of changes) void rows.put({ ...structuredClone(change), revision: saved.revision })
      void transaction.objectStore('head').put(saved, 'head')
      await transaction.done
    },
    restart: async (saved) => {
      const transaction = database.transaction(['head', 'changes'], 'readwrite')
      void transaction.objectStore('changes').clear()
      void transaction.objectStore('head').put(saved, 'head')
      await transaction.done
    },
    alone: (task) => navigator.locks.request(name, task),
  }
}
