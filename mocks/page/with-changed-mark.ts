import { defaultSettings } from '../engine/kit/head.ts'
import type { Persistence, Saved } from '../engine/kit/persistence.ts'
import type { RowChange } from '../engine/table/table.ts'
import { rows } from '../shop/rows.ts'

/**
 * The storage key that says before the first paint whether this browser still has the seeded shop, whose pages were
 * prerendered: no entry if no shop was started here, `other` if it has changed, or the real time when its clock started.
 */
const key = 'kit:shop'

/** The rows that a prerendered page may show, so that a change of one makes it outdated. */
const shown = new Set(Object.entries(rows).flatMap(([name, kind]) => (kind.ownerOnly ? [] : [name])))

/** Only the seed and scenario of the prerendered pages, since other settings change the clock or the answers. */
const isSeeded = ({ settings: { seed, scenario, ...others } }: Saved): boolean =>
  seed === defaultSettings.seed &&
  scenario === defaultSettings.scenario &&
  Object.values(others).every(
    (value) => value === undefined || value === 0 || (Array.isArray(value) && value.length === 0),
  )

const isPublic = ({ collection }: RowChange): boolean => shown.has(collection)

function readMark(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function writeMark(saved: Saved, isOther: boolean): void {
  try {
    localStorage.setItem(key, isOther || !isSeeded(saved) ? 'other' : String(saved.startedAt))
  } catch {
    // Storage is blocked, so no shop is stored either, and each page starts with the seeded one.
  }
}

/** Whether the shop in this browser shows what the prerendered pages show. */
export const showsSeededShop = (): boolean => readMark() !== 'other'

/** The same persistence, which also marks whether the stored shop is the seeded one. */
export function withChangedMark(persistence: Persistence): Persistence {
  return {
    ...persistence,
    write: async (saved, changes) => {
      await persistence.write(saved, changes)
      const before = readMark()
      const changed = before === null ? await persistence.changesAfter(0) : changes
      writeMark(saved, before === 'other' || changed.some(isPublic))
    },
    restart: async (saved, changes = []) => {
      await persistence.restart(saved, changes)
      writeMark(saved, changes.some(isPublic))
    },
  }
}
