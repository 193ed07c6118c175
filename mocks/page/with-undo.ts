import { type DBSchema, openDB } from 'idb'
import { isSaved, keptVersion, type Persistence, type Saved } from '../engine/kit/persistence.ts'
import type { RowChange } from '../engine/table/table.ts'
import type { Memory } from './state-link.ts'
import { type Entries, storedEntries } from './stored-entries.ts'

/** What a reset, another scenario or a link has dropped. */
interface Dropped {
  head: Saved
  changes: RowChange[]
  memory: Memory | undefined
  session: Entries
}

interface DroppedDatabase extends DBSchema {
  dropped: { key: 'shop'; value: Dropped }
}

export interface UndoStorage {
  /** Stores as the given one does; its `restart` also puts aside what it drops. */
  persistence: Persistence
  /** Changes before this come from opening the page; each later one ends the Undo. */
  follow: () => void
  has: () => Promise<boolean>
  /** Stores the dropped shop again. Rejects if a change since then has ended the Undo. */
  bringBack: () => Promise<Dropped>
}

interface UndoOptions {
  name: string
  kinds: Readonly<Record<string, { readonly outsideState?: boolean }>>
  /** The keys of the app's entries for the signed-in person. */
  sessionKeys: readonly string[]
  readMemory?: (() => Memory) | undefined
}

/** Whether both were seeded by the same version; of different seeds nothing is known. */
const isSameVersion = (one: Saved, other: Saved) =>
  one.seeded === other.seeded ||
  one.settings.seed !== other.settings.seed ||
  one.settings.scenario !== other.settings.scenario

/** Keeps the last dropped shop in a database of its own until the next change. Rejects where a browser stores nothing. */
export async function withUndo(
  persistence: Persistence,
  { name, kinds, sessionKeys, readMemory }: UndoOptions,
): Promise<UndoStorage> {
  const isLasting = ({ collection }: RowChange) => kinds[collection] !== undefined && !kinds[collection].outsideState
  const database = await openDB<DroppedDatabase>(`${name} dropped`, 1, {
    upgrade: (fresh) => void fresh.createObjectStore('dropped'),
  })
  const read = () => database.get('dropped', 'shop')
  const forget = () => database.delete('dropped', 'shop')
  let isFollowing = false

  async function keep(next: Saved): Promise<void> {
    const head: unknown = await persistence.read()
    if (!isSaved(head) || head.version !== keptVersion || !isSameVersion(head, next)) return
    const changes = await persistence.changesAfter(0)
    if (!changes.some(isLasting)) return
    await database.put(
      'dropped',
      { head, changes, memory: readMemory?.(), session: storedEntries(sessionKeys) },
      'shop',
    )
  }

  return {
    persistence: {
      ...persistence,
      write: async (saved, changes) => {
        await persistence.write(saved, changes)
        if (isFollowing && changes.some(isLasting)) await forget()
      },
      restart: async (saved, changes) => {
        // Full or damaged storage has no place for an Undo; the restart must still succeed.
        await keep(saved).catch(forget)
        await persistence.restart(saved, changes)
      },
    },
    follow: () => {
      isFollowing = true
    },
    has: async () => (await read()) !== undefined,
    bringBack: () =>
      persistence.alone(async () => {
        const dropped = await read()
        if (!dropped) throw new Error('Something was changed since: there is nothing to undo.')
        const epoch = ((await persistence.read())?.epoch ?? 0) + 1
        await persistence.restart({ ...dropped.head, epoch }, dropped.changes)
        await forget()
        return dropped
      }),
  }
}
