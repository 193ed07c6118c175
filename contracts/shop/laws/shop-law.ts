import type { Path } from '#openapi/contract/json.ts'
import type { Law, Mismatch } from '#contracts/judge/finding.ts'
import type { Call } from '#contracts/judge/call.ts'
import { listOf } from '#openapi/contract/listed.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import type { Snapshot } from '#contracts/shop/snapshot/snapshot.ts'

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

/** What an answer breaks at a path: a JSON path, as its keys or written, or `status`. */
export const broken = (call: Call, path: string | Path, expected: string, got: string, basis: unknown): Breach => ({
  call,
  path: typeof path === 'string' ? path : jsonPath(path),
  expected,
  got,
  basis,
})

/** What an answer breaks in the list of its records. */
export const brokenList = (call: Call, expected: string, got: string, basis: unknown): Breach =>
  broken(call, listOf(call).path, expected, got, basis)

/** A number of records, in words. */
export const theRecords = (count: number) => (count === 1 ? 'the one record' : `the ${count} records`)

/** The first of some ids. */
export const few = (ids: readonly string[], most = 3) =>
  `${ids.slice(0, most).join(', ')}${ids.length > most ? '…' : ''}`
