import { deleteDB, openDB } from 'idb'
import { afterEach, expect, test, vi } from 'vitest'
import { openIndexedDb } from './indexed-db.ts'
import { keptVersion, type Saved } from './persistence.ts'

test('a tab with a newer version can upgrade the database while this one is open', async () => {
  await deleteDB('two-versions')
  await openIndexedDb('two-versions')
  const later = await openDB('two-versions', 2)
  expect(later.version).toBe(2)
  later.close()
  await deleteDB('two-versions')
})

const head: Saved = {
  version: keptVersion,
  settings: { seed: 1, scenario: 'default' },
  seeded: '',
  startedAt: 0,
  revision: 1,
  epoch: 1,
  counters: {},
}

afterEach(() => {
  vi.restoreAllMocks()
})

/** A stored shop, and what the browser does to its connection while the page is in the background. */
async function storedShop(name: string) {
  await deleteDB(name)
  const connections = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const shop = await openIndexedDb(name)
  await shop.restart(head)
  return {
    shop,
    loseConnection: () => {
      for (const connection of connections.mock.contexts) if (connection instanceof IDBDatabase) connection.close()
    },
  }
}

test('a connection that the browser has closed is opened again, and nothing is lost', async () => {
  const { shop, loseConnection } = await storedShop('lost-connection')
  const change = { collection: 'carts', id: 'line-1', row: { id: 'line-1' } }
  loseConnection()
  expect(await shop.read()).toEqual(head)
  loseConnection()
  await shop.write({ ...head, revision: 2 }, [change])
  loseConnection()
  expect(await shop.changesAfter(1)).toEqual([{ ...change, revision: 2 }])
  loseConnection()
  await deleteDB('lost-connection')
})

test('data that the person has deleted meanwhile are not brought back in part', async () => {
  const { shop, loseConnection } = await storedShop('deleted-meanwhile')
  loseConnection()
  await deleteDB('deleted-meanwhile')
  await expect(shop.write({ ...head, revision: 2 }, [])).rejects.toThrow()
  expect(await shop.read().catch(() => undefined)).toBeUndefined()
  await deleteDB('deleted-meanwhile')
})
