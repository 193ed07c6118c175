import type { z } from 'zod'
import { brokenLinks } from '../engine/table/broken-links.ts'
import { takenValues } from '../engine/table/taken-values.ts'
import type { Kit } from '../engine/kit/kit.ts'
import type { Instance } from '../engine/kit/instance.ts'
import type { AnyStore } from '../engine/table/store.ts'
import type { PanelKit } from '../panel/kit.ts'
import { changesTo, stateFile } from './state-file.ts'

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
  | 'canUndo'
> {
  kit: Kit
  instance: Pick<Instance<AnyStore>, 'db' | 'exclusively'>
  kinds: Readonly<Record<string, { readonly schema: z.ZodObject; readonly prefix: string }>>
  operations: ReadonlyArray<{
    readonly id: string
    readonly tag: string
    readonly method: string
    readonly path: string
    readonly answers: object
  }>
  canUndo: (() => Promise<boolean>) | undefined
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
  canUndo = async () => false,
  signIn,
  undo,
  ...others
}: PanelKitOptions): PanelKit {
  const changes = new EventTarget()
  const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(channel)
  let version = 0

  function tell() {
    version += 1
    changes.dispatchEvent(new Event('change'))
  }

  /** Makes a change, then refreshes the screens of all tabs. */
  async function changing(task: () => Promise<void>, afresh = false): Promise<void> {
    await task()
    tell()
    refetch(afresh)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    tabs?.postMessage(afresh)
  }

  tabs?.addEventListener('message', ({ data }) => {
    // First loads the changes of the other tab.
    void instance
      .exclusively(false, async () => undefined)
      .then(() => {
        tell()
        refetch(data === true)
      })
  })
  // The app's own calls change the state too.
  kit.requests.subscribe(() => {
    const last = kit.requests.all().at(-1)
    if (last && last.method !== 'GET') tell()
  })

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
      Object.entries(kinds).map(([name, { schema, prefix }]) => {
        const table = instance.db.table(name)
        return {
          name,
          schema,
          all: () => table.all(),
          nextId: () => `${prefix}-${(table.counters[name] ?? 0) + 1}`,
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
    canUndo,
    undo: () => changing(undo, true),
  }
}
