import type { Persistence, Saved, Settings } from './persistence.ts'
import { Store } from '#mocks/store.ts'
import { buildWorld, parseScenario, type Scenario } from '#mocks/scenarios/scenarios.ts'
import { createClock, realTime } from './clock.ts'
import { createFaults, type FaultPlan, noFaults } from './faults.ts'

export const defaultSettings: Settings = { seed: 1, scenario: 'default' }

/** A shop that is open: its store, its clock, its faults, kept where `persistence` says. */
export interface Shop {
  readonly db: Store
  readonly faults: ReturnType<typeof createFaults>
  readonly settings: Settings
  readonly now: () => Date
  /** Runs `task` alone, after what other tabs changed was taken over; what it changes is kept before the answer leaves. */
  exclusively<Result>(writes: boolean, task: () => Promise<Result>): Promise<Result>
  /** Back to the seed of the present settings. */
  reset(): Promise<void>
  /** Other settings. Another seed or scenario begins the shop anew. */
  change(settings: Partial<Settings>): Promise<void>
}

interface OpenOptions {
  settings?: Partial<Settings>
  persistence?: Persistence
  /** Told why a kept shop could not be used and was begun anew. */
  onReseed?: (reason: string) => void
  /** Told when a shop begins in the place of another: after a reset, with other settings, in whichever tab. */
  onRestart?: () => void
  /** Builds what the shop begins with; by default what the settings' scenarios say. */
  build?: typeof buildWorld
}

const planOf = ({ latency = 0, errors = 0 }: Settings, scenarios: readonly Scenario[]): FaultPlan => {
  const plan = scenarios.reduce<FaultPlan>((before, { network }) => ({ ...before, ...network }), noFaults)
  return { ...plan, latency: plan.latency + latency, errors: Math.max(plan.errors, errors) }
}

/** Opens the shop: as it was kept, or as the settings seed it. */
export async function openShop({
  settings = {},
  persistence,
  onReseed,
  onRestart,
  build: buildWith = buildWorld,
}: OpenOptions = {}): Promise<Shop> {
  let saved: Saved = begin({ ...defaultSettings, ...settings }, 0)
  let db = new Store()
  let clock = createClock()
  let faults = createFaults(noFaults, saved.settings.seed)
  let queue: Promise<unknown> = Promise.resolve()

  async function build(head: Saved): Promise<Store> {
    return Store.of(buildWith(parseScenario(head.settings.scenario), head.settings.seed))
  }

  function use(head: Saved, store: Store) {
    saved = head
    db = store
    clock = createClock({ startedAt: head.startedAt, ...(head.settings.at && { at: head.settings.at }) })
    const plan = planOf(head.settings, parseScenario(head.settings.scenario))
    faults = createFaults({ ...plan, expireToken: plan.expireToken && !head.tokenExpired }, head.settings.seed)
  }

  async function restore(head: Saved): Promise<void> {
    const store = await build(head)
    if (persistence) await store.apply(await persistence.changesAfter(0))
    store.raiseCounters(head.counters)
    use(head, store)
  }

  async function restart(next: Settings): Promise<void> {
    const head = begin(next, saved.epoch + 1)
    use(head, await build(head))
    await persistence?.restart(head)
  }

  async function replace(next: Settings): Promise<void> {
    await restart(next)
    onRestart?.()
  }

  /** Another tab may have written, or begun the shop anew. */
  async function catchUp(): Promise<void> {
    const head = await persistence?.read()
    if (!persistence || !head || (head.epoch === saved.epoch && head.revision === saved.revision)) return
    if (head.epoch !== saved.epoch) {
      await restore(head)
      onRestart?.()
      return
    }
    await db.apply(await persistence.changesAfter(saved.revision))
    db.raiseCounters(head.counters)
    if (head.tokenExpired) faults.expiresToken()
    saved = head
  }

  async function keep(): Promise<void> {
    const changes = db.takeChanges()
    const spent = !saved.tokenExpired && tokenSpent()
    if (changes.length === 0 && !spent) return
    const next = { ...saved, revision: saved.revision + 1, counters: db.counters, ...(spent && { tokenExpired: true }) }
    try {
      await persistence?.write(next, changes)
    } catch (error) {
      // What cannot be kept did not happen: this tab must not show what no other one sees.
      await restore(saved)
      throw new Error(`The change could not be kept: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
    saved = next
  }

  /** Whether the call that a scenario answers 401 has been made in this tab. */
  const tokenSpent = () =>
    planOf(saved.settings, parseScenario(saved.settings.scenario)).expireToken && !faults.tokenToExpire

  const alone = <Result>(task: () => Promise<Result>) => (persistence ? persistence.alone(task) : task())
  function exclusively<Result>(writes: boolean, task: () => Promise<Result>): Promise<Result> {
    const run = async (keeps: boolean) => {
      await catchUp()
      const result = await task()
      if (keeps) await keep()
      return result
    }
    const result = queue.then(() => {
      // The call whose token expires leaves a trace even if it only reads.
      const keeps = writes || faults.tokenToExpire
      return keeps ? alone(() => run(true)) : run(false)
    })
    queue = result.catch(() => undefined)
    return result
  }

  async function open(): Promise<void> {
    // Told before anything that is kept is touched.
    parseScenario(settings.scenario ?? defaultSettings.scenario)
    createClock({ ...(settings.at !== undefined && { at: settings.at }) })
    let head: Saved | undefined
    let wasThere = false
    try {
      head = await persistence?.read()
      wasThere = head !== undefined
      const other = (['seed', 'scenario'] as const).some(
        (name) => settings[name] !== undefined && settings[name] !== head?.settings[name],
      )
      if (head && !other) {
        await restore({ ...head, settings: { ...head.settings, ...settings } }).catch((cause: unknown) => {
          // The record that is at fault says nothing to the person at the screen.
          throw new Error('The kept shop could not be read.', { cause })
        })
        return await persistence?.write(saved, [])
      }
    } catch (error) {
      wasThere = true
      onReseed?.(error instanceof Error ? error.message : String(error))
    }
    saved = { ...saved, epoch: head?.epoch ?? realTime() }
    await (wasThere ? replace : restart)({ ...defaultSettings, ...settings })
  }

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
    exclusively,
    reset: () =>
      exclusively(true, async () => {
        const sessions = db.sessions.all()
        await replace(saved.settings)
        // Whoever is signed in stays so, unless their account went with the reset.
        for (const session of sessions)
          if (db.users.get(session.userId) && !db.sessions.get(session.id)) await db.sessions.create(session)
      }),
    change: (next) =>
      exclusively(true, async () => {
        const settingsNow = { ...saved.settings, ...next }
        if (next.seed !== undefined || next.scenario !== undefined) return replace(settingsNow)
        use({ ...saved, settings: settingsNow }, db)
      }),
  }
}

function begin(settings: Settings, epoch: number): Saved {
  return { settings, startedAt: realTime(), revision: 0, epoch, counters: {} }
}
