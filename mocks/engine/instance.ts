import { createClock, realTime } from './clock.ts'
import { createFaults, type FaultPlan, noFaults } from './faults.ts'
import { asksForAnother, begin, continued, defaultSettings } from './head.ts'
import { keptVersion, type Persistence, type Saved, type Settings } from './persistence.ts'
import { restoredStore } from './restored-store.ts'
import { createSeeder } from './seeder.ts'
import type { AccountStore } from './sign-in.ts'
import { carryOver, transientRecords } from './transient-records.ts'

/** A running shop: its store, its clock and its faults, stored by `persistence`. */
export interface Instance<Db extends AccountStore> {
  readonly db: Db
  readonly faults: ReturnType<typeof createFaults>
  readonly settings: Settings
  readonly now: () => Date
  /** Whether time runs, or stands still. */
  readonly isRunning: boolean
  /** Runs `task` alone, after loading what other tabs changed; stores its changes before the answer is sent. */
  exclusively<Result>(writes: boolean, task: () => Promise<Result>): Promise<Result>
  /** Starts again from the seed, with the current settings. */
  reset(): Promise<void>
  /** Changes settings. Another seed or scenario starts the shop again. */
  change(settings: Partial<Settings>): Promise<void>
}

export interface KeepOptions {
  settings?: Partial<Settings>
  persistence?: Persistence
  /** Called with the reason when a stored shop could not be used and was started again. */
  onReseed?: (reason: string) => void
  /**
   * Called with the reason when this tab can no longer share the stored shop, as after an update in another tab: it
   * continues alone with what it has. Without it such calls fail.
   */
  onDetached?: (reason: string) => void
  /** Called when another shop replaces this one: after a reset or with other settings, in any tab. */
  onRestart?: () => void
}

export interface InstanceOptions<Db extends AccountStore> extends KeepOptions {
  /** The store of a new shop. */
  seed: (settings: Settings) => Promise<Db>
  /** The network faults of a scenario. Throws a readable message if there is no such scenario. */
  faultsOf: (scenario: string) => Partial<FaultPlan>
  /** The first instant of the shop's clock. */
  anchor: Date
}

/** Opens a shop: the stored one, or one seeded by the settings. */
export async function openInstance<Db extends AccountStore>({
  settings = {},
  persistence: given,
  onReseed,
  onDetached,
  onRestart,
  seed,
  faultsOf,
  anchor,
}: InstanceOptions<Db>): Promise<Instance<Db>> {
  const planOf = ({ scenario, latency = 0, errors = 0, faults: rules = [] }: Settings): FaultPlan => {
    const plan = { ...noFaults, ...faultsOf(scenario) }
    return { ...plan, latency: plan.latency + latency, errors: Math.max(plan.errors, errors), rules }
  }
  const clockOf = ({ startedAt, settings: { at, from } }: Saved) =>
    createClock({ anchor, startedAt, ...(at && { at }), ...(from && { from }) })
  const faultsFor = ({ settings: kept, tokenExpired }: Saved) => {
    const plan = planOf(kept)
    return createFaults({ ...plan, expireToken: plan.expireToken && !tokenExpired }, kept.seed)
  }

  let persistence = given
  let saved = begin({ ...defaultSettings, ...settings }, 0, '')
  // An unusable setting throws here, before anything stored is changed.
  let clock = clockOf(saved)
  let faults = faultsFor(saved)
  let db: Db
  let queue: Promise<unknown> = Promise.resolve()

  function use(head: Saved, store: Db) {
    saved = head
    db = store
    clock = clockOf(head)
    faults = faultsFor(head)
  }

  const seeder = createSeeder(seed, given !== undefined)
  const restored = (head: Saved) => restoredStore(head, seeder, persistence)

  async function restart(next: Settings): Promise<void> {
    const { store, hash } = await seeder.seeded(next)
    const head = begin(next, saved.epoch + 1, hash)
    use(head, store)
    await persistence?.restart(head)
  }

  async function replace(next: Settings): Promise<void> {
    await restart(next)
    onRestart?.()
  }

  /** Another tab may have written, or started the shop again. */
  async function catchUp(): Promise<void> {
    if (!persistence) return
    try {
      const head = await persistence.read()
      if (!head || (head.epoch === saved.epoch && head.revision === saved.revision)) return
      if (head.epoch === saved.epoch) {
        await db.apply(await persistence.changesAfter(saved.revision))
        db.raiseCounters(head.counters)
        if (JSON.stringify(head.settings) !== JSON.stringify(saved.settings) || head.startedAt !== saved.startedAt)
          use(head, db)
        if (head.tokenExpired) faults.expiresToken()
        saved = head
        return
      }
      use(head, await restored(head))
    } catch (error) {
      if (!onDetached) throw error
      persistence = undefined
      onDetached(messageOf(error))
      return
    }
    onRestart?.()
  }

  async function keep(): Promise<void> {
    const changes = db.takeChanges()
    const spent = !saved.tokenExpired && planOf(saved.settings).expireToken && !faults.tokenToExpire
    if (changes.length === 0 && !spent) return
    const next = { ...saved, revision: saved.revision + 1, counters: db.counters, ...(spent && { tokenExpired: true }) }
    try {
      await persistence?.write(next, changes)
    } catch (error) {
      // A change that cannot be stored is undone: this tab must not show what no other tab sees.
      use(saved, await restored(saved))
      throw new Error(`The change could not be kept: ${messageOf(error)}`, { cause: error })
    }
    saved = next
  }

  const alone = <Result>(task: () => Promise<Result>) => (persistence ? persistence.alone(task) : task())
  function exclusively<Result>(writes: boolean, task: () => Promise<Result>): Promise<Result> {
    const run = async (keeps: boolean) => {
      await catchUp()
      const result = await task()
      if (keeps) await keep()
      return result
    }
    const result = queue.then(() => {
      // The call whose token expires is stored even if it only reads.
      const keeps = writes || faults.tokenToExpire
      return keeps ? alone(() => run(true)) : run(false)
    })
    queue = result.catch(() => undefined)
    return result
  }

  async function seedAhead(stored: Persistence): Promise<void> {
    try {
      const head = await stored.read()
      await seeder.ahead(head && !asksForAnother(settings, head) ? head.settings : saved.settings)
    } catch {
      // `open` meets the same failure, and begins anew with its reason.
    }
  }

  async function open(): Promise<void> {
    let head: Saved | undefined
    let reason: string | undefined
    try {
      head = await persistence?.read()
      if (head && !asksForAnother(settings, head)) {
        const next = continued(head, settings)
        use(next, await restored(next))
        return await persistence?.write(saved, [])
      }
    } catch (error) {
      reason = messageOf(error)
    }
    if (reason !== undefined) onReseed?.(reason)
    const signedIn = reason !== undefined && head?.version === keptVersion ? await persistence?.changesAfter(0) : []
    saved = { ...saved, epoch: head?.epoch ?? realTime() }
    await (head || reason !== undefined ? replace : restart)({ ...defaultSettings, ...settings })
    await carryOver(signedIn ?? [], db)
    await keep()
  }

  async function reset(): Promise<void> {
    const kept = transientRecords(db)
    await replace(saved.settings)
    await carryOver(kept, db)
  }

  if (persistence) await seedAhead(persistence)
  await alone(open)
  return {
    get db() {
      return db
    },
    get faults() {
      return faults
    },
    get settings() {
      return saved.settings
    },
    now: () => clock.now(),
    get isRunning() {
      return clock.isRunning
    },
    exclusively,
    reset: () => exclusively(true, reset),
    change: (next) =>
      exclusively(true, async () => {
        const settingsNow = { ...saved.settings, ...next }
        const head = {
          ...saved,
          settings: settingsNow,
          ...(('at' in next || 'from' in next) && { startedAt: realTime() }),
        }
        // Unusable values throw here, before anything is changed.
        clockOf(head)
        faultsFor(head)
        if (next.seed !== undefined || next.scenario !== undefined) return replace(settingsNow)
        const kept = { ...head, revision: saved.revision + 1 }
        await persistence?.write(kept, [])
        use(kept, db)
      }),
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
