import { deleteDB, openDB } from 'idb'
import { expect, test } from 'vitest'
import { openIndexedDb } from './indexed-db.ts'

test('a tab with a newer version can upgrade the database while this one is open', async () => {
  await deleteDB('two-versions')
  await openIndexedDb('two-versions')
  const later = await openDB('two-versions', 2)
  expect(later.version).toBe(2)
  later.close()
  await deleteDB('two-versions')
})
