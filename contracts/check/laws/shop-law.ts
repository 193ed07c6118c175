import type { Law, Mismatch } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/**
 * A broken law in a snapshot, with the values it depends on. It is reported only if the next snapshot has the same
 * values.
 */
export interface Breach extends Mismatch {
  call: Call
  basis: unknown
}

/** A law about several answers of about the same time. */
export interface ShopLaw extends Law {
  judge(snapshot: Snapshot): Iterable<Breach>
}
