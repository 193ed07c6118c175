import type { Settings } from './persistence.ts'

type Seed<Db> = (settings: Settings) => Promise<Db>

/** Seeds stores that share the rows of one seed while any of them is in use: `over` makes a store over another one. */
export function sharedSeeds<Db extends object>(seed: Seed<Db>, over: (below: Db) => Db): Seed<Db> {
  const seeds = new Map<string, WeakRef<Db>>()
  const underWay = new Map<string, Promise<Db>>()

  async function seeded(key: string, settings: Settings): Promise<Db> {
    try {
      const below = await seed(settings)
      for (const [other, held] of seeds) if (!held.deref()) seeds.delete(other)
      seeds.set(key, new WeakRef(below))
      return below
    } finally {
      underWay.delete(key)
    }
  }

  return async (settings) => {
    const key = `${settings.seed} ${settings.scenario}`
    const shared = seeds.get(key)?.deref()
    if (shared) return over(shared)
    const making = underWay.get(key) ?? seeded(key, settings)
    underWay.set(key, making)
    return over(await making)
  }
}
