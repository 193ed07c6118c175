import type { Journey } from '#contracts/session/law-stage.ts'

/** A journey that tests laws on a host. */
export interface LawJourney extends Journey {
  /** Whether it writes. */
  readonly writes: boolean
  /** Whether it leaves something that no call can undo. */
  readonly leaves?: boolean
}
