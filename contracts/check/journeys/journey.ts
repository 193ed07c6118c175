import type { Journey } from '#contracts/player/law-stage.ts'

/** A journey that tests laws on a host. */
export interface LawJourney extends Journey {
  /** Whether it writes. */
  readonly writes: boolean
  /** Whether it leaves something that no call can undo. */
  readonly leaves?: boolean
}
