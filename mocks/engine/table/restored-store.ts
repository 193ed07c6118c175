import { keptVersion, type Persistence, type Saved } from './persistence.ts'
import type { Seeder } from '../kit/seeder.ts'
import type { AnyStore } from './store.ts'

/** The store of a stored shop: the seed with the stored changes. Throws a readable reason if it cannot be loaded. */
export async function restoredStore<Db extends AnyStore>(
  head: Saved,
  seeder: Seeder<Db>,
  persistence: Persistence | undefined,
): Promise<Db> {
  if (head.version !== keptVersion)
    throw new Error(`It was stored by ${head.version > keptVersion ? 'a later' : 'an earlier'} version.`)
  const { store, hash } = await seeder.seeded(head.settings)
  if (persistence && head.seeded !== hash) throw new Error('Its seeded records have changed in this version.')
  try {
    if (persistence) await store.apply(await persistence.changesAfter(0))
  } catch (cause) {
    // The name of the invalid record would not help the reader of this message.
    throw new Error('The stored shop could not be read.', { cause })
  }
  store.raiseCounters(head.counters)
  return store
}
