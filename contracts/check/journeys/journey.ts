import type { Journey } from '#contracts/session/law-stage.ts'

/** A journey that tests laws on a host. */
export interface LawJourney extends Journey {
  /** Whether it writes. */
  readonly writes: boolean
  /**
   * Played before the others and with no call beside it: a write may hide what a cache shows to a wrong caller, or change
   * an account while it is compared.
   */
  readonly alone?: boolean
  /** Whether it leaves something that no call can undo. */
  readonly leaves?: boolean
}
