import type { FaultRule } from '../network/fault-rule.ts'
import type { RowChange } from '../table/table.ts'

/** The settings that the address, the console or the command line may give. */
export interface Settings {
  seed: number
  /** Scenario names joined with `+`. */
  scenario: string
  /** The time at which the clock is frozen; it runs if omitted. */
  at?: string
  /** The time from which the clock runs; the anchor if omitted. */
  from?: string
  /** The delay of each answer in milliseconds, in addition to the scenario's. */
  latency?: number
  /** The probability, 0 to 1, that a call fails, in addition to the scenario's. */
  errors?: number
  /** Further faults. */
  faults?: readonly FaultRule[]
  /** The operationIds that the real host answers, if there is one. */
  live?: readonly string[]
}

/**
 * The format of `Saved` and `RowChange`: raise it when one of them changes. Changed rows or seeds need no new version.
 */
export const keptVersion = 4

/** The stored shop: how it was seeded, and how many changes it has. */
export interface Saved {
  version: number
  settings: Settings
  /** The hash of the seeded rows. Stored changes apply only to these rows. */
  seeded: string
  /** The real time at which the shop's clock started, in epoch milliseconds. */
  startedAt: number
  /** Grows with each write. A new shop has a new `epoch`. */
  revision: number
  epoch: number
  counters: Record<string, number>
  /** Whether the scenario's one call with 401 has been made. */
  tokenExpired?: boolean
}

/** Whether a stored value is a head, of this or another version, that says how its shop was seeded. */
export function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  const { version, settings, seeded, startedAt, revision, epoch, counters } = value as Record<string, unknown>
  const { seed, scenario } = (settings ?? {}) as Record<string, unknown>
  if (![version, seed].every(Number.isFinite) || typeof scenario !== 'string') return false
  if (version !== keptVersion) return true
  const isCounted = typeof counters === 'object' && Object.values(counters ?? {}).every(Number.isFinite)
  return [startedAt, revision, epoch].every(Number.isFinite) && typeof seeded === 'string' && isCounted
}

/** Stores changes, so that they outlive the process and reach other tabs. */
export interface Persistence {
  /** The stored shop, if any, as it was stored: see `isSaved`. Rejects if it cannot be read. */
  read(): Promise<Saved | undefined>
  /** The changes after `revision`, oldest first. A damaged row is undefined. */
  changesAfter(revision: number): Promise<RowChange[]>
  /** Stores changes and the new head together, or neither. */
  write(saved: Saved, changes: readonly RowChange[]): Promise<void>
  /** Replaces the head and all changes, or neither. */
  restart(saved: Saved, changes?: readonly RowChange[]): Promise<void>
  /** Keeps a copy of what is stored, where there is a place for it. Resolves to the name of the copy. */
  setAside?(): Promise<string>
  /** Runs `task` while nobody else writes. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>
}
