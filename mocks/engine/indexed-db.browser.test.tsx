import { deleteDB, openDB } from 'idb'
import { expect, test } from 'vitest'
import { openIndexedDb } from './indexed-db.ts'

test('a tab of a later version changes the database without waiting for this one', async () => {
  await deleteDB('two-versions')
  await openIndexedDb('two-versions')
  const later = await openDB('two-versions', 2)
  expect(later.version).toBe(2)
  later.close()
  await deleteDB('two-versions')
})
