import { defaultSettings } from './engine/instance.ts'
import type { Persistence, Saved } from './engine/persistence.ts'
import type { Change } from './engine/table.ts'

/**
 * Where a page learns before its first paint whether the shop of this browser is still the seeded one, whose pages
 * were prerendered: nothing for a shop that never ran, `other`, or the real time at which its clock started.
 */
const key = 'kit:shop'

/** Collections that no public page shows. */
const personal = new Set<string>([
  'sessions',
  'wishes',
  'cartLines',
  'addresses',
  'orders',
  'coupons',
  'uploads',
  'sampleOrders',
])

/** Settings beside seed and scenario change the clock or the answers. */
const isSeeded = ({ settings: { seed, scenario, ...others } }: Saved): boolean =>
  seed === defaultSettings.seed &&
  scenario === defaultSettings.scenario &&
  Object.values(others).every(
    (value) => value === undefined || value === 0 || (Array.isArray(value) && value.length === 0),
  )

const isPublic = ({ collection }: Change): boolean => !personal.has(collection)

function known(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function note(saved: Saved, isOther: boolean): void {
  try {
    localStorage.setItem(key, isOther || !isSeeded(saved) ? 'other' : String(saved.startedAt))
  } catch {
    // Storage is blocked, and with it the store that would keep a shop: each page begins with the seeded one.
  }
}

/** The same persistence, which notes whenever the kept shop stops or begins to be the seeded one. */
export function markKeptShop(persistence: Persistence): Persistence {
  return {
    ...persistence,
    write: async (saved, changes) => {
      await persistence.write(saved, changes)
      const before = known()
      const changed = before === null ? await persistence.changesAfter(0) : changes
      note(saved, before === 'other' || changed.some(isPublic))
    },
    restart: async (saved) => {
      await persistence.restart(saved)
      note(saved, false)
    },
  }
}
