import type { Persistence, Saved } from './persistence.ts'
import type { RowChange } from '../table/table.ts'

/** For tests: a persistence in memory. After `fill` it fails as if it were full. */
export function keptInMemory() {
  let head: Saved | undefined
  let rows = new Map<string, RowChange & { revision: number }>()
  let queue: Promise<unknown> = Promise.resolve()
  let full = false
  const put = (saved: Saved, changes: readonly RowChange[]) => {
    for (const change of changes)
      rows.set(`${change.collection}/${change.id}`, { ...structuredClone(change), revision: saved.revision })
    head = structuredClone(saved)
  }
  const persistence: Persistence = {
    read: async () => structuredClone(head),
    changesAfter: async (revision) =>
      structuredClone(
        [...rows.values()].filter((row) => row.revision > revision).toSorted((a, b) => a.revision - b.revision),
      ),
    write: async (saved, changes) => {
      if (full) throw new Error('The quota has been exceeded.')
      put(saved, changes)
    },
    restart: async (saved, changes = []) => {
      rows = new Map()
      put(saved, changes)
    },
    alone: (task) => {
      const result = queue.then(task)
      queue = result.catch(() => undefined)
      return result
    },
  }
  return { persistence, fill: () => (full = true) }
}
