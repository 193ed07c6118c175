import { seedHash } from '../table/fingerprint.ts'
import type { Settings } from './persistence.ts'
import type { AnyStore } from '../table/store.ts'

/** A new store and the hash of its rows; the hash is empty if nothing is stored to compare it with. */
export interface Seeded<Db> {
  readonly store: Db
  readonly hash: string
}

export interface Seeder<Db> {
  /** Seeds the store of these settings before it is needed. */
  ahead(settings: Settings): Promise<void>
  seeded(settings: Settings): Promise<Seeded<Db>>
}

/** Seeds stores. An opening tab seeds before it takes the lock, which would make the writes of other tabs wait. */
export function createSeeder<Db extends AnyStore>(
  seed: (settings: Settings) => Promise<Db>,
  isStored: boolean,
): Seeder<Db> {
  let next: { settings: Settings; seeded: Seeded<Db> } | undefined

  async function make(settings: Settings): Promise<Seeded<Db>> {
    const store = await seed(settings)
    return { store, hash: isStored ? await seedHash(store) : '' }
  }
  return {
    ahead: async (settings) => {
      next = { settings, seeded: await make(settings) }
    },
    seeded: async (settings) => {
      const prepared = next
      next = undefined
      const fits = prepared?.settings.seed === settings.seed && prepared.settings.scenario === settings.scenario
      return prepared && fits ? prepared.seeded : make(settings)
    },
  }
}
