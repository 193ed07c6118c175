import { z } from 'zod'
import { parseEntries, untilADay } from '../check/baseline.ts'
import type { Change } from './change.ts'

const Entry = z.strictObject({
  /** The sentence of the report. */
  change: z.string().min(1),
  /** Accepts it only at this operation. */
  operation: z.string().min(1).optional(),
  ...untilADay,
})

/** A change that is accepted until a day. */
type Entry = z.infer<typeof Entry>

/** Reads a file of accepted changes. Throws `CouldNotRun` with the reason if it is invalid. */
export const parseAccepted = (text: string, name: string): Entry[] =>
  parseEntries(text, name, Entry, '{ change, operation?, reason, expires }')

const names = ({ change, operation }: Entry, { sentence, operations }: Change) =>
  change === sentence && (operation === undefined || operations.join() === operation)

/** Gives each accepted change its entry; `today` is YYYY-MM-DD. An expired entry accepts nothing. */
export function applyAccepted<Of extends Change>(changes: readonly Of[], entries: readonly Entry[], today: string) {
  const valid = entries.filter(({ expires }) => expires >= today)
  return {
    changes: changes.map((change): Of & { accepted?: Pick<Entry, 'reason' | 'expires'> } => {
      const entry = valid.find((each) => names(each, change))
      return entry ? { ...change, accepted: { reason: entry.reason, expires: entry.expires } } : change
    }),
    /** Each fails the comparison until it is renewed or removed. */
    expired: entries.filter(({ expires }) => expires < today).map(({ change }) => change),
    /** Entries that name no change. */
    unused: entries.filter((entry) => !changes.some((change) => names(entry, change))).map(({ change }) => change),
  }
}
