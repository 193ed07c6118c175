import type { Backend } from './backend.ts'
import { instantOf, movedAhead } from './clock.ts'
import type { Operation } from '../call/operation.ts'
import { checkFaultRules, type FaultRule } from '../network/fault-rule.ts'
import type { Instance, SettingsChange } from './instance.ts'
import type { Settings } from './persistence.ts'
import type { AnyStore } from '../table/store.ts'

export interface KitSettings {
  readonly seed: number
  /** Scenario names joined with `+`. */
  readonly scenario: string
  /** The delay of each answer in milliseconds, in addition to the scenario's. */
  readonly latency: number
  /** From 0 to 1. */
  readonly errors: number
  readonly faults: readonly FaultRule[]
  /** The operationIds that the real host answers, if there is one. */
  readonly live: readonly string[]
}

/** Controls the running backend; the panel and `/__kit` both use it. Changes apply from the next call. */
export interface Kit {
  readonly settings: () => KitSettings
  /**
   * Another seed or scenario starts the shop over. Rejects with the reason if a setting is invalid. A function is called
   * once all earlier changes are made.
   */
  readonly change: (next: SettingsChange<KitSettings>) => Promise<void>
  readonly reset: () => Promise<void>
  readonly state: Backend['state']
  readonly clock: KitClock
  readonly requests: Backend['requests']
}

export interface KitClock {
  readonly now: () => Date
  /** An IANA name. */
  readonly zone: string
  readonly isRunning: () => boolean
  /**
   * Moves the clock to a time, of `zone` if it names none; it stays frozen or running unless `isRunning` is given.
   * Rejects an invalid text.
   */
  readonly set: (at: string, isRunning?: boolean) => Promise<void>
  readonly ahead: (ms: number) => Promise<void>
  readonly freeze: () => Promise<void>
  readonly run: () => Promise<void>
  /** Back to the start, and running. */
  readonly restart: () => Promise<void>
}

const between = (name: string, value: number | undefined, to: number) => {
  if (value !== undefined && !(value >= 0 && value <= to))
    throw new Error(`Give "${name}" as a number from 0 to ${to}.`)
}

/** Checks operationIds from outside. Throws an `Error` that names the first unknown one. */
export function checkOperations(ids: readonly string[], operationIds: readonly string[]): readonly string[] {
  const unknown = ids.find((id) => !operationIds.includes(id))
  if (unknown !== undefined) throw new Error(`There is no operation "${unknown}": give operationIds of the contract.`)
  return ids
}

const settingsOf = ({ seed, scenario, latency = 0, errors = 0, faults = [], live = [] }: Settings): KitSettings => ({
  seed,
  scenario,
  latency,
  errors,
  faults,
  live,
})

export function createKit(
  instance: Instance<AnyStore>,
  { state, requests }: Backend,
  operations: readonly Operation[],
): Kit {
  const ids = operations.map(({ id }) => id)
  const move = (to: { instant?: string; ahead?: number; isRunning?: boolean }) =>
    instance.change(() => {
      const { instant, ahead = 0, isRunning = instance.isRunning } = to
      const start = instant === undefined ? instance.now().getTime() : instantOf(instant, instance.zone)
      const at = new Date(movedAhead(start, ahead)).toISOString()
      return isRunning ? { from: at, at: undefined } : { at, from: undefined }
    })
  const checked = (next: Partial<KitSettings>): Partial<Settings> => {
    between('latency', next.latency, 60_000)
    between('errors', next.errors, 1)
    if (next.seed !== undefined && !(Number.isSafeInteger(next.seed) && next.seed >= 0))
      throw new Error('Give "seed" as a whole number, 0 or more.')
    return {
      ...next,
      ...(next.faults && { faults: checkFaultRules(next.faults, operations) }),
      ...(next.live && { live: checkOperations(next.live, ids) }),
    }
  }

  return {
    settings: () => settingsOf(instance.settings),
    change: (next) =>
      instance.change((current) => checked(typeof next === 'function' ? next(settingsOf(current)) : next)),
    reset: () => instance.reset(),
    state,
    requests,
    clock: {
      now: instance.now,
      zone: instance.zone,
      isRunning: () => instance.isRunning,
      set: async (instant, isRunning) => move({ instant, isRunning }),
      ahead: async (ms) => move({ ahead: ms }),
      freeze: async () => move({ isRunning: false }),
      run: async () => move({ isRunning: true }),
      restart: async () => instance.change({ at: undefined, from: undefined }),
    },
  }
}
