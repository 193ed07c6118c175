import { realTime } from './clock.ts'
import { faultRulesText } from '../network/fault-rule.ts'
import type { createFaults, FaultPlan } from '../network/faults.ts'
import { asksForAnother, continued, defaultSettings } from './head.ts'
import { messageOf } from '#openapi/contract/message-of.ts'
import { isSaved, keptVersion, type Persistence, type Saved, type Settings } from './persistence.ts'
import { createSeeder } from './seeder.ts'
import { SharedState } from './shared-state.ts'
import type { AnyStore } from '../table/store.ts'
import { carryOver, rowsOutsideState } from '../table/rows-outside-state.ts'

/** A running shop: its store, its clock and its faults, stored by `persistence`. */
export interface Instance<Db extends AnyStore> {
  readonly db: Db
  readonly faults: ReturnType<typeof createFaults>
  readonly settings: Settings
  readonly now: () => Date
  /** The zone of times that name none: an IANA name. */
  readonly zone: string
  /** Whether the clock runs. */
  readonly isRunning: boolean
  /** Runs `task` alone, after loading what other tabs changed; stores its changes before the answer is sent. */
  exclusively<Result>(writes: boolean, task: () => Promise<Result>): Promise<Result>
  /** Starts again from the seed, with the current settings. */
  reset(): Promise<void>
  /**
   * Changes settings. Another seed or scenario starts the shop again. A function is called once all earlier changes are
   * made, so that two changes in the same moment both count.
   */
  change(next: SettingsChange<Settings>): Promise<void>
}

/** The settings to change, or a function that gets them from the current ones. */
export type SettingsChange<Current> = Partial<Current> | ((current: Current) => Partial<Current>)

export interface KeepOptions {
  settings?: Partial<Settings>
  persistence?: Persistence
  /** Called with the reason when a stored shop could not be used and was started again. */
  onReseed?: (reason: string) => void
  /**
   * Called with the reason when this tab can no longer share the stored shop, such as after an update in another tab;
   * it then continues on its own. Without this option the call fails.
   */
  onDetached?: (reason: string) => void
  /** Called when another shop replaces this one: after a reset or with other settings, in any tab. */
  onRestart?: () => void
}

export interface InstanceOptions<Db extends AnyStore> extends KeepOptions {
  /** The store of a new shop. */
  seed: (settings: Settings) => Promise<Db>
  /** The network faults of a scenario. Throws a readable message if there is no such scenario. */
  faultsOf: (scenario: string) => Partial<FaultPlan>
  /** The time at which the shop's clock starts. */
  anchor: Date
  /** The zone of times that name none, UTC by default. */
  zone?: string
  /** The settings of a new shop for which none are asked. */
  usual?: Partial<Settings>
}

/** Opens a shop: the stored one, or one seeded by the settings. */
export async function openInstance<Db extends AnyStore>({
  settings = {},
  persistence,
  onReseed,
  onDetached,
  onRestart,
  seed,
  faultsOf,
  anchor,
  zone = 'UTC',
  usual,
}: InstanceOptions<Db>): Promise<Instance<Db>> {
  const wanted = { ...defaultSettings, ...usual, ...settings }
  const seeder = createSeeder(seed, persistence !== undefined)
  const state = new SharedState(wanted, { seeder, persistence, onDetached, onRestart, faultsOf, anchor, zone })
  let queue: Promise<unknown> = Promise.resolve()

  const alone = <Result>(task: () => Promise<Result>) => (state.persistence ? state.persistence.alone(task) : task())
  function exclusively<Result>(writes: boolean, task: () => Promise<Result>): Promise<Result> {
    const run = async (stores: boolean) => {
      await state.catchUp()
      const result = await task()
      if (stores) await state.storeChanges()
      return result
    }
    const result = queue.then(() => {
      // A read can write too: it stores that the token has expired.
      const stores = writes || state.faults.tokenToExpire
      return stores ? alone(() => run(true)) : run(false)
    })
    queue = result.catch(() => undefined)
    return result
  }

  async function seedAhead(from: Persistence): Promise<void> {
    try {
      const head: unknown = await from.read()
      await seeder.ahead(isSaved(head) && !asksForAnother(settings, head) ? head.settings : wanted)
    } catch {
      // `open` will fail for the same reason, and then start a new shop.
    }
  }

  /** Continues without storing if this tab may, else fails. */
  async function stored(task: () => Promise<void> | undefined): Promise<void> {
    try {
      await task()
    } catch (error) {
      if (!onDetached) throw error
      state.persistence = undefined
      onDetached(messageOf(error))
    }
  }

  const setAside = async (): Promise<string> => {
    const copy = await persistence?.setAside?.()
    return copy === undefined ? '' : ` What was stored is kept as ${copy}.`
  }

  async function resume(head: Saved): Promise<void> {
    const next = continued(head, settings)
    state.use(next, await state.restored(next))
    await stored(() => state.persistence?.write(next, []))
  }

  async function startOver(head: Saved | undefined, reason: string | undefined): Promise<void> {
    const copy = reason === undefined ? '' : await setAside()
    const signedIn = reason !== undefined && head?.version === keptVersion ? await persistence?.changesAfter(0) : []
    state.head = { ...state.head, epoch: head && Number.isFinite(head.epoch) ? head.epoch : realTime() }
    await stored(() => state.restart(wanted))
    if (reason !== undefined) onReseed?.(reason + copy)
    if (head || reason !== undefined) onRestart?.()
    // A session that is damaged itself is gone: its person signs in again.
    await carryOver(signedIn ?? [], state.db).catch(() => undefined)
    await stored(() => state.storeChanges())
  }

  async function open(): Promise<void> {
    let head: Saved | undefined
    try {
      const read: unknown = await persistence?.read()
      if (read !== undefined && !isSaved(read)) throw new Error('How it was seeded can no longer be read.')
      head = read
      if (head && !asksForAnother(settings, head)) return await resume(head)
    } catch (error) {
      return startOver(head, messageOf(error))
    }
    return startOver(head, undefined)
  }

  async function replace(next: Settings): Promise<void> {
    const { db: before, head } = state
    await state.restart(next)
    onRestart?.()
    const isAnother = next.seed !== head.settings.seed || next.scenario !== head.settings.scenario
    await carryOver(rowsOutsideState(before), state.db, isAnother ? before : undefined)
  }

  const reset = () => replace(state.head.settings)

  async function change(given: SettingsChange<Settings>): Promise<void> {
    const { head } = state
    const next = typeof given === 'function' ? given(head.settings) : given
    const changed = {
      ...head,
      settings: { ...head.settings, ...next },
      ...(('at' in next || 'from' in next) && { startedAt: realTime() }),
    }
    // Unusable values throw here, before anything is changed.
    state.clockOf(changed)
    state.faultsFor(changed)
    if (next.seed !== undefined || next.scenario !== undefined) return replace(changed.settings)
    const saved = { ...changed, revision: head.revision + 1 }
    await state.persistence?.write(saved, [])
    // The same rules given again are planted anew.
    const plantsAnew =
      next.faults !== undefined && faultRulesText(next.faults) === faultRulesText(head.settings.faults ?? [])
    state.use(saved, state.db, plantsAnew ? { plantsAnew } : {})
  }

  if (persistence) await seedAhead(persistence)
  await alone(open)
  return {
    get db() {
      return state.db
    },
    get faults() {
      return state.faults
    },
    get settings() {
      return state.head.settings
    },
    now: () => state.clock.now(),
    zone,
    get isRunning() {
      return state.clock.isRunning
    },
    exclusively,
    reset: () => exclusively(true, reset),
    change: (next) => exclusively(true, () => change(next)),
  }
}
