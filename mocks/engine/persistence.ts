import type { FaultRule } from './fault-rule.ts'
import type { Change } from './table.ts'

/** What the address, the console or the command line may set. */
export interface Settings {
  seed: number
  /** Scenario names joined with `+`. */
  scenario: string
  /** Where the clock stands still, as text; none lets it run. */
  at?: string
  /** From where the clock runs, as text, if not from the start. */
  from?: string
  /** Milliseconds that each answer waits, beside what a scenario asks for. */
  latency?: number
  /** Probability, 0 to 1, that a call fails, beside what a scenario asks for. */
  errors?: number
  /** What goes wrong besides. */
  faults?: readonly FaultRule[]
}

/** Raised when `Saved` or `Change` takes another form. Other records or another seed need no new version. */
export const keptVersion = 3

/** What was kept: the seed says what the state began with, the changes what became of it. */
export interface Saved {
  version: number
  settings: Settings
  /** The hash of the records that the state began with: changes fit these and no others. */
  seeded: string
  /** Real time at which the state's clock started, epoch milliseconds. */
  startedAt: number
  /** Grows with each write. A new state begins a new `epoch`. */
  revision: number
  epoch: number
  counters: Record<string, number>
  /** Whether the one call that a scenario answers 401 has been made. */
  tokenExpired?: boolean
}

/** Where changes are kept, so that they outlive the process and reach the other tabs. */
export interface Persistence {
  /** What was kept, or undefined; rejects when it cannot be read. */
  read(): Promise<Saved | undefined>
  /** The changes after `revision`, oldest first. */
  changesAfter(revision: number): Promise<Change[]>
  /** Keeps changes and the new head together, or neither. */
  write(saved: Saved, changes: readonly Change[]): Promise<void>
  /** Forgets all changes and begins anew. */
  restart(saved: Saved): Promise<void>
  /** Runs `task` while nobody else writes. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>
}
