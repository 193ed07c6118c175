import { type Clock, createClock } from './clock.ts'
import { createFaults, type FaultPlan, noFaults } from '../network/faults.ts'
import { begin } from './head.ts'
import { keptVersion, type Persistence, type Saved, type Settings } from './persistence.ts'
import type { Seeder } from './seeder.ts'
import type { AnyStore } from '../table/store.ts'
import { messageOf } from '#openapi/contract/message-of.ts'

interface SharedOptions<Db> {
  seeder: Seeder<Db>
  persistence: Persistence | undefined
  onDetached: ((reason: string) => void) | undefined
  onRestart: (() => void) | undefined
  faultsOf: (scenario: string) => Partial<FaultPlan>
  anchor: Date
  zone: string
}

type Faults = ReturnType<typeof createFaults>

/** A tab's copy of the stored shop: its head and rows, and the clock and faults that follow from the head. */
export class SharedState<Db extends AnyStore> {
  head: Saved
  clock: Clock
  faults: Faults
  /** The stored shop; undefined if nothing is stored or this tab can no longer share it. */
  persistence: Persistence | undefined
  #db: Db | undefined
  readonly #options: SharedOptions<Db>

  constructor(settings: Settings, options: SharedOptions<Db>) {
    this.#options = options
    this.persistence = options.persistence
    this.head = begin(settings, 0, '')
    // An unusable setting throws here, before anything stored is changed.
    this.clock = this.clockOf(this.head)
    this.faults = this.faultsFor(this.head)
  }

  get db(): Db {
    if (!this.#db) throw new Error('The backend is not open yet.')
    return this.#db
  }

  use(head: Saved, db: Db, { plantsAnew = head.epoch !== this.head.epoch } = {}): void {
    const before = plantsAnew ? undefined : this.faults
    this.head = head
    this.#db = db
    this.clock = this.clockOf(head)
    this.faults = this.faultsFor(head, before)
  }

  /** The clock of a head. Throws for an invalid setting. */
  clockOf({ startedAt, settings: { at, from } }: Saved): Clock {
    const { anchor, zone } = this.#options
    return createClock({ anchor, zone, startedAt, ...(at && { at }), ...(from && { from }) })
  }

  /** The faults of a head, which go on from those before. Throws for an unknown scenario. */
  faultsFor({ settings, tokenExpired }: Saved, before?: Faults): Faults {
    const plan = this.#planOf(settings)
    return createFaults({ ...plan, expireToken: plan.expireToken && !tokenExpired }, settings.seed, before)
  }

  /** The rows of a stored head, the seed with the stored changes. Throws a readable reason if they cannot all be read. */
  async restored(head: Saved): Promise<Db> {
    if (head.version !== keptVersion)
      throw new Error(`It was stored by ${head.version > keptVersion ? 'a later' : 'an earlier'} version.`)
    const { store, hash } = await this.#options.seeder.seeded(head.settings)
    if (this.persistence && head.seeded !== hash) throw new Error('Its seeded rows have changed in this version.')
    const changes = (await this.persistence?.changesAfter(0)) ?? []
    await store.apply(changes).catch((cause: unknown) => {
      throw new Error('A stored change can no longer be read.', { cause })
    })
    store.raiseCounters(head.counters)
    return store
  }

  async restart(settings: Settings): Promise<void> {
    const { store, hash } = await this.#options.seeder.seeded(settings)
    const head = begin(settings, this.head.epoch + 1, hash)
    this.use(head, store)
    await this.persistence?.restart(head)
  }

  /** Loads the changes of other tabs, or the shop that another tab has started over. */
  async catchUp(): Promise<void> {
    if (!this.persistence) return
    const { onDetached, onRestart } = this.#options
    try {
      const head = await this.persistence.read()
      if (!head || (head.epoch === this.head.epoch && head.revision === this.head.revision)) return
      if (head.epoch === this.head.epoch) return await this.#follow(head, this.persistence)
      this.use(head, await this.restored(head))
    } catch (error) {
      if (!onDetached) throw error
      this.persistence = undefined
      onDetached(messageOf(error))
      return
    }
    onRestart?.()
  }

  /** Stores the changes since the last call. */
  async storeChanges(): Promise<void> {
    const { head, db } = this
    const changes = db.takeChanges()
    const spent = !head.tokenExpired && this.#planOf(head.settings).expireToken && !this.faults.tokenToExpire
    if (changes.length === 0 && !spent) return
    // To count the rows of a table makes it, so that is left out where nothing is stored.
    const counted = this.persistence && { counters: db.counters }
    const next = { ...head, revision: head.revision + 1, ...counted, ...(spent && { tokenExpired: true }) }
    try {
      await this.persistence?.write(next, changes)
    } catch (error) {
      // A change that cannot be stored is undone: this tab must not show what no other tab sees.
      this.use(head, await this.restored(head))
      throw new Error(`The change could not be stored: ${messageOf(error)}`, { cause: error })
    }
    this.head = next
  }

  async #follow(head: Saved, stored: Persistence): Promise<void> {
    await this.db.apply(await stored.changesAfter(this.head.revision))
    this.db.raiseCounters(head.counters)
    if (JSON.stringify(head.settings) !== JSON.stringify(this.head.settings) || head.startedAt !== this.head.startedAt)
      this.use(head, this.db)
    if (head.tokenExpired) this.faults.expiresToken()
    this.head = head
  }

  #planOf({ scenario, latency = 0, errors = 0, faults: rules = [] }: Settings): FaultPlan {
    const plan = { ...noFaults, ...this.#options.faultsOf(scenario) }
    return { ...plan, latency: plan.latency + latency, errors: Math.max(plan.errors, errors), rules }
  }
}
