import { keptVersion, type Persistence, type Saved } from './persistence.ts'
import type { Seeder } from './seeder.ts'
import type { AnyStore } from '../table/store.ts'

/** The store of a stored shop: the seed with the stored changes. Throws a readable reason if it cannot be loaded whole. */
export async function restoredStore<Db extends AnyStore>(
  head: Saved,
  seeder: Seeder<Db>,
  persistence: Persistence | undefined,
): Promise<Db> {
  if (head.version !== keptVersion)
    throw new Error(`It was stored by ${head.version > keptVersion ? 'a later' : 'an earlier'} version.`)
  const { store, hash } = await seeder.seeded(head.settings)
  if (persistence && head.seeded !== hash) throw new Error('Its seeded rows have changed in this version.')
  const changes = (await persistence?.changesAfter(0)) ?? []
  await store.apply(changes).catch((cause: unknown) => {
    throw new Error('A stored change can no longer be read.', { cause })
  })
  store.raiseCounters(head.counters)
  return store
}
