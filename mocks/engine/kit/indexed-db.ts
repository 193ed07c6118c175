import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { messageOf } from '#openapi/contract/message-of.ts'
import type { Persistence, Saved } from './persistence.ts'
import type { RowChange } from '../table/table.ts'

interface KeptDatabase extends DBSchema {
  head: { key: 'head'; value: Saved }
  changes: { key: [string, string]; value: RowChange & { revision: number }; indexes: { revision: number } }
}

function open(name: string): Promise<IDBPDatabase<KeptDatabase>> {
  return new Promise((resolve, reject) => {
    openDB<KeptDatabase>(name, 1, {
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

/** Runs a write. Rejects in plain words where the browser gives the site no more room. */
async function writing<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
    const reason = isFull ? 'The storage that this browser gives to the site is full.' : messageOf(error)
    throw new Error(reason || 'The browser did not store it, and gives no reason.', { cause: error })
  }
}

/** Whether the browser has closed the connection, as Safari does to a page that was in the background. */
const isLostConnection = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'UnknownError', 'AbortError'].includes(error.name)

/** Copies the rows as they are into a database beside it. Returns the name of the copy. */
async function copyAside(database: IDBPDatabase<KeptDatabase>): Promise<string> {
  const names = (await indexedDB.databases()).map(({ name }) => name)
  let number = 1
  while (names.includes(`${database.name}.old-${number}`)) number += 1
  const copy = await open(`${database.name}.old-${number}`)
  const [heads, changes] = await Promise.all([database.getAll('head'), database.getAll('changes')])
  const transaction = copy.transaction(['head', 'changes'], 'readwrite')
  await Promise.all([
    ...heads.map((head) => transaction.objectStore('head').put(head, 'head')),
    ...changes.map((change) => transaction.objectStore('changes').put(change)),
    transaction.done,
  ])
  copy.close()
  return copy.name
}

/**
 * Keeps the state in IndexedDB, with a row for each changed row. A Web Lock around writes makes it safe for several
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

  /** Runs `task`, once more on a new connection where the browser has closed the old one. */
  async function connected<Result>(task: () => Promise<Result>): Promise<Result> {
    try {
      return await task()
    } catch (error) {
      if (!isLostConnection(error)) throw error
      const fresh = await open(name).catch(() => {
        // A newer version of the shop holds the database.
        throw error
      })
      if ((await fresh.get('head', 'head')) === undefined) {
        // The person has deleted the data of the site, which nothing here may bring back in part.
        fresh.close()
        throw error
      }
      database = fresh
      return task()
    }
  }

  const put = (saved: Saved, changes: readonly RowChange[], { afresh = false } = {}): Promise<unknown> =>
    writing(() =>
      connected(() => {
        const transaction = database.transaction(['head', 'changes'], 'readwrite')
        const rows = transaction.objectStore('changes')
        return Promise.all([
          ...(afresh ? [rows.clear()] : []),
          ...changes.map((change) => rows.put({ ...structuredClone(change), revision: saved.revision })),
          transaction.objectStore('head').put(saved, 'head'),
          transaction.done,
        ])
      }),
    )

  return {
    read: () => connected(() => database.get('head', 'head')),
    changesAfter: (revision) =>
      connected(() => database.getAllFromIndex('changes', 'revision', IDBKeyRange.lowerBound(revision, true))),
    write: async (saved, changes) => void (await put(saved, changes)),
    restart: async (saved, changes = []) => void (await put(saved, changes, { afresh: true })),
    setAside: () => writing(() => connected(() => copyAside(database))),
    alone: (task) => navigator.locks.request(name, task),
  }
}
