import { defaultSettings } from './engine/head.ts'
import type { Persistence, Saved } from './engine/persistence.ts'
import type { Change } from './engine/table.ts'
import type { CollectionName } from './records.ts'

/**
 * Says before the first paint whether the shop in this browser is still the seeded one, whose pages were prerendered:
 * no entry if no shop was started here, `other` if it has changed, or the real time at which its clock started.
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
] satisfies CollectionName[])

/** Other settings change the clock or the answers. */
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
    // Storage is blocked, so no shop is stored either, and each page starts with the seeded one.
  }
}

/** Whether the shop in this browser shows what the prerendered pages show. */
export const showsSeededShop = (): boolean => known() !== 'other'

/** The same persistence, which also marks whether the stored shop is the seeded one. */
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
