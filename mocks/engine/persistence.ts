import type { Change } from './table.ts'

/** What the address, the console or the command line may set. */
export interface Settings {
  seed: number
  /** Scenario names joined with `+`. */
  scenario: string
  /** Where the clock stands still, as text; none lets it run. */
  at?: string
  /** Milliseconds that each answer waits, beside what a scenario asks for. */
  latency?: number
  /** Probability, 0 to 1, that a call fails, beside what a scenario asks for. */
  errors?: number
}

/** What was kept: the seed says what the shop began with, the changes what became of it. */
export interface Saved {
  settings: Settings
  /** Real time at which the shop's clock started, epoch milliseconds. */
  startedAt: number
  /** Grows with each write. A new shop begins a new `epoch`. */
  revision: number
  epoch: number
  counters: Record<string, number>
  /** Whether the one call that a scenario answers 401 has been made. */
  tokenExpired?: boolean
}

/** Where changes are kept, so that they outlive the page and reach the other tabs. */
export interface Persistence {
  /** What was kept, or undefined; throws when it cannot be read or is of another version. */
  read(): Promise<Saved | undefined>
  /** The changes after `revision`, oldest first. */
  changesAfter(revision: number): Promise<Change[]>
  /** Keeps changes and the new head together, or neither. */
  write(saved: Saved, changes: readonly Change[]): Promise<void>
  /** Forgets all changes and begins anew. */
  restart(saved: Saved): Promise<void>
  /** Runs `task` while no other tab writes. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>
}
