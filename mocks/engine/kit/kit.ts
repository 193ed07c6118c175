import type { Backend } from './backend.ts'
import { instantOf } from './clock.ts'
import type { Operation } from '../call/operation.ts'
import { checkFaultRules, type FaultRule } from '../network/fault-rule.ts'
import type { Instance } from './instance.ts'
import type { Settings } from './persistence.ts'
import type { AccountStore } from '../call/sign-in.ts'

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
  /** Another seed or scenario starts the shop over. Rejects with the reason if a setting is invalid. */
  readonly change: (settings: Partial<KitSettings>) => Promise<void>
  readonly reset: () => Promise<void>
  readonly state: Backend['state']
  readonly clock: KitClock
  readonly requests: Backend['requests']
}

export interface KitClock {
  readonly now: () => Date
  readonly isRunning: () => boolean
  /**
   * Moves the clock to a time, in Asia/Kolkata without a zone; it stays frozen or running unless `isRunning` is given.
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

export function createKit(
  instance: Instance<AccountStore>,
  { state, requests }: Backend,
  operations: readonly Operation[],
): Kit {
  const ids = operations.map(({ id }) => id)
  const move = (instant: string, isRunning = instance.isRunning) => {
    const at = new Date(instantOf(instant)).toISOString()
    return instance.change(isRunning ? { from: at, at: undefined } : { at, from: undefined })
  }
  const now = () => instance.now().toISOString()

  return {
    settings: () => {
      const { seed, scenario, latency = 0, errors = 0, faults = [], live = [] } = instance.settings
      return { seed, scenario, latency, errors, faults, live }
    },
    change: async (next) => {
      between('latency', next.latency, 60_000)
      between('errors', next.errors, 1)
      if (next.seed !== undefined && !(Number.isSafeInteger(next.seed) && next.seed >= 0))
        throw new Error('Give "seed" as a whole number, 0 or more.')
      const checked: Partial<Settings> = {
        ...next,
        ...(next.faults && { faults: checkFaultRules(next.faults, operations) }),
        ...(next.live && { live: checkOperations(next.live, ids) }),
      }
      await instance.change(checked)
    },
    reset: () => instance.reset(),
    state,
    requests,
    clock: {
      now: instance.now,
      isRunning: () => instance.isRunning,
      set: async (at, isRunning) => move(at, isRunning),
      ahead: async (ms) => move(new Date(instance.now().getTime() + ms).toISOString()),
      freeze: async () => move(now(), false),
      run: async () => move(now(), true),
      restart: async () => instance.change({ at: undefined, from: undefined }),
    },
  }
}
