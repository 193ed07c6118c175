import { deleteDB, type DBSchema, openDB } from 'idb'
import type { Persistence, Saved } from './persistence.ts'
import type { Change } from './table.ts'

/** Raised whenever what is kept, or what the seed begins with, changes shape: an older state is then reseeded. */
export const STATE_VERSION = 2

interface Schema extends DBSchema {
  head: { key: 'head'; value: Saved & { version: number } }
  changes: { key: [string, string]; value: Change & { revision: number }; indexes: { revision: number } }
}

const NAME = 'suvarnika'

const open = () =>
  openDB<Schema>(NAME, 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('head')
      fresh.createObjectStore('changes', { keyPath: ['collection', 'id'] }).createIndex('revision', 'revision')
    },
  })

/** Keeps the shop in IndexedDB, one row a changed record; a Web Lock around writes makes it one for all tabs. */
export async function openIndexedDb(): Promise<Persistence> {
  let database = await open()
  if (!database.objectStoreNames.contains('head') || !database.objectStoreNames.contains('changes')) {
    // Something else made a database of this name: there is nothing in it that could be read.
    database.close()
    await deleteDB(NAME)
    database = await open()
  }

  return {
    read: async () => {
      const head = await database.get('head', 'head')
      if (!head) return undefined
      if (head.version !== STATE_VERSION) throw new Error('The kept shop is of another version.')
      return head
    },
    changesAfter: (revision) => database.getAllFromIndex('changes', 'revision', IDBKeyRange.lowerBound(revision, true)),
    write: async (saved, changes) => {
      const transaction = database.transaction(['head', 'changes'], 'readwrite')
      const rows = transaction.objectStore('changes')
      for (const change of changes) void rows.put({ ...structuredClone(change), revision: saved.revision })
      void transaction.objectStore('head').put({ ...saved, version: STATE_VERSION }, 'head')
      await transaction.done
    },
    restart: async (saved) => {
      const transaction = database.transaction(['head', 'changes'], 'readwrite')
      void transaction.objectStore('changes').clear()
      void transaction.objectStore('head').put({ ...saved, version: STATE_VERSION }, 'head')
      await transaction.done
    },
    alone: (task) => navigator.locks.request(NAME, task),
  }
}
