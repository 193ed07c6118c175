import { brokenLinks } from '../table/broken-links.ts'
import { keptVersion, type Persistence, type Saved } from './persistence.ts'
import type { Seeder } from './seeder.ts'
import type { AnyStore } from '../table/store.ts'
import type { RowChange } from '../table/table.ts'

interface Restored<Db> {
  store: Db
  /** The stored changes that the store has. */
  kept: readonly RowChange[]
  /** Those that were left out: damaged, or referring to a row that is missing for this reason. */
  leftOut: readonly RowChange[]
}

/**
 * The store of a stored shop: the seed with the stored changes that can be read. Throws a readable reason if the shop
 * as a whole cannot be loaded.
 */
export async function restoredStore<Db extends AnyStore>(
  head: Saved,
  seeder: Seeder<Db>,
  persistence: Persistence | undefined,
): Promise<Restored<Db>> {
  if (head.version !== keptVersion)
    throw new Error(`It was stored by ${head.version > keptVersion ? 'a later' : 'an earlier'} version.`)
  const { store, hash } = await seeder.seeded(head.settings)
  if (persistence && head.seeded !== hash) throw new Error('Its seeded rows have changed in this version.')
  const changes = (await persistence?.changesAfter(0)) ?? []
  const unreadable = await store.applyReadable(changes)
  const leftOut = unreadable.length > 0 ? [...unreadable, ...(await dropBroken(store, changes))] : []
  store.raiseCounters(head.counters)
  return { store, kept: changes.filter((change) => !leftOut.includes(change)), leftOut }
}

/** Removes the stored rows that refer to one that is missing. Returns their changes. */
async function dropBroken(store: AnyStore, changes: readonly RowChange[]): Promise<RowChange[]> {
  const dropped = new Set<RowChange>()
  for (let before = -1; before !== dropped.size;) {
    before = dropped.size
    for (const change of changes) {
      const table = store.tables.find(({ name }) => name === change.collection)
      const row = table?.get(change.id)
      if (!table || !row || Object.keys(brokenLinks(store, table.name, row)).length === 0) continue
      await table.apply(change.id, null)
      dropped.add(change)
    }
  }
  return [...dropped]
}
