import type { z } from 'zod'
import { brokenLinks } from '../engine/table/broken-links.ts'
import { takenValues } from '../engine/table/taken-values.ts'
import type { Kit } from '../engine/kit/kit.ts'
import type { Instance } from '../engine/kit/instance.ts'
import type { AnyStore } from '../engine/table/store.ts'
import type { KitRow, PanelKit } from '../panel/kit.ts'
import type { UndoStorage } from './with-undo.ts'
import { changesTo, stateFile } from './state-file.ts'
import { type Memory, stateLink } from './state-link.ts'
import { storeEntries } from './stored-entries.ts'

/** What of the panel's kit is the same for any backend, and what that is made of. */
interface PanelKitOptions extends Omit<
  PanelKit,
  | keyof Kit
  | 'subscribe'
  | 'version'
  | 'operations'
  | 'collections'
  | 'write'
  | 'exportState'
  | 'importState'
  | 'link'
  | 'canUndo'
  | 'undo'
> {
  kit: Kit
  instance: Pick<Instance<AnyStore>, 'db' | 'exclusively'>
  /** The rows before anything was changed. */
  seeded: () => Promise<AnyStore>
  /** Keeps what a reset drops; undefined where the browser stores nothing. */
  storage: UndoStorage | undefined
  /** The app's own data in its storage. */
  memory?: { read: () => Memory; write: (memory: Memory) => void } | undefined
  /** What the names of the parameters of a link begin with. */
  prefix?: string
  /** What a table shows of a row; by default its own fields. */
  shown?: (row: KitRow) => KitRow
  kinds: Readonly<Record<string, { readonly schema: z.ZodObject; readonly prefix: string }>>
  operations: ReadonlyArray<{
    readonly id: string
    readonly tag: string
    readonly method: string
    readonly path: string
    readonly answers: object
  }>
  /** The name by which tabs tell each other of changes. */
  channel: string
  /** Called after a change, so that the screens reload their data, visibly or in the background. */
  refetch: (afresh: boolean) => void
}

/** The panel's kit of any backend: its changes appear at once, in this tab and the others. */
export function createPanelKit({
  kit,
  instance,
  kinds,
  operations,
  channel,
  refetch,
  seeded,
  storage: dropped,
  memory,
  prefix,
  shown,
  signIn,
  ...others
}: PanelKitOptions): PanelKit {
  const changes = new EventTarget()
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channel)
  let version = 0

  function notify() {
    version += 1
    changes.dispatchEvent(new Event('change'))
  }

  /** Makes a change, then refreshes the screens of all tabs. */
  async function changing(task: () => Promise<void>, afresh = false): Promise<void> {
    await task()
    notify()
    refetch(afresh)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tabs?.postMessage(afresh)
  }

  tabs?.addEventListener('message', ({ data }) => {
    // First loads the changes of the other tab.
    void instance
      .exclusively(false, async () => undefined)
      .then(() => {
        notify()
        refetch(data === true)
      })
  })
  // The app's own calls change the state too.
  kit.requests.subscribe(() => {
    const last = kit.requests.all().at(-1)
    if (last && last.method !== 'GET') notify()
  })

  async function undo(): Promise<void> {
    const before = await dropped?.bringBack()
    if (!before) return
    // Loads it, as after a change in another tab.
    await instance.exclusively(false, async () => undefined)
    if (before.memory) memory?.write(before.memory)
    storeEntries(before.session)
  }

  return {
    ...kit,
    ...others,
    change: (next) =>
      changing(
        () => kit.change(next),
        typeof next === 'function' || next.errors !== undefined || next.faults !== undefined || next.live !== undefined,
      ),
    reset: () => changing(kit.reset),
    clock: {
      ...kit.clock,
      set: (at, isRunning) => changing(() => kit.clock.set(at, isRunning)),
      ahead: (ms) => changing(() => kit.clock.ahead(ms)),
      freeze: () => changing(kit.clock.freeze),
      run: () => changing(kit.clock.run),
      restart: () => changing(kit.clock.restart),
    },
    subscribe: (listener) => {
      changes.addEventListener('change', listener)
      return () => changes.removeEventListener('change', listener)
    },
    version: () => version,
    signIn: (role) => changing(() => signIn(role)),
    operations: operations.map(({ id, tag, method, path, answers }) => ({
      id,
      tag,
      method,
      path,
      statuses: Object.keys(answers).flatMap((status) =>
        status === 'default' ? [500, 503] : /^\d+$/.test(status) ? [Number(status)] : [],
      ),
    })),
    collections: () =>
      Object.entries(kinds).map(([name, { schema, prefix: ofIds }]) => {
        const table = instance.db.table(name)
        return {
          name,
          schema,
          all: () => table.all(),
          ...(shown && { shown }),
          nextId: () => `${ofIds}-${(table.counters[name] ?? 0) + 1}`,
          check: (row) => ({ ...takenValues(table, row), ...brokenLinks(instance.db, name, row) }),
        }
      }),
    write: (collection, id, row) =>
      changing(() =>
        instance.exclusively(true, async () => {
          if (row === null) await instance.db.table(collection).delete(id)
          else await instance.db.put([{ collection, id, row: { ...row, id } }])
        }),
      ),
    exportState: () => stateFile(instance.db),
    importState: (json) =>
      changing(() => instance.exclusively(true, async () => instance.db.put(changesTo(json, instance.db, kinds)))),
    link: async () =>
      stateLink({
        href: location.href,
        kit,
        role: others.role(),
        seeded: await seeded(),
        store: instance.db,
        memory: memory?.read(),
        prefix,
      }),
    canUndo: async () => (await dropped?.has()) ?? false,
    undo: () => changing(undo, true),
  }
}
