import { session } from '../../api/session.ts'
import { isRecord } from '../../lib/values/is-record.ts'
import { stored } from '../../lib/storage/stored.ts'

interface Draft {
  owner: string | null
  values: Record<string, unknown>
  /** What was saved when the values were typed. */
  saved: Record<string, unknown>
  /** What was sent, if nothing says whether it was saved. */
  sent: Record<string, unknown> | null
}

const draftOf = (key: string) =>
  stored<Draft | null>({
    key: `shop:draft:${key}`,
    area: 'session',
    blank: null,
    valid: (kept) =>
      isRecord(kept) &&
      isRecord(kept.values) &&
      isRecord(kept.saved) &&
      (kept.owner === null || typeof kept.owner === 'string')
        ? { owner: kept.owner, values: kept.values, saved: kept.saved, sent: isRecord(kept.sent) ? kept.sent : null }
        : undefined,
  })

const owner = (): string | null => session.read().user?.id ?? null

/**
 * Stores form input in this tab for this person, so that it survives an ended session or a reload; `saved` is what the
 * form would otherwise show.
 */
export function keepDraft(
  key: string,
  values: Record<string, unknown>,
  saved: Record<string, unknown>,
  sent: Record<string, unknown> | null = null,
): void {
  const draft = draftOf(key)
  // After the session has ended, the same person is still typing.
  draft.write({ owner: owner() ?? draft.read()?.owner ?? null, values, saved, sent })
}

export function dropDraft(key: string): void {
  draftOf(key).write(null)
}

/** A draft of a form with these values. */
export interface DraftOf<Values> {
  values: Values
  saved: Values
  sent: Values | null
}

/** This person's draft, if it has the form's shape. */
export function keptDraft<Values extends object>(key: string, shape: Values): DraftOf<Values> | null {
  const kept = draftOf(key).read()
  if (kept?.owner !== owner() || !fits(kept.values, shape) || !fits(kept.saved, shape)) return null
  const sent = kept.sent !== null && fits(kept.sent, shape) ? (kept.sent as Values) : null
  return { values: kept.values as Values, saved: kept.saved as Values, sent }
}

/** What was saved when this person's draft was typed; null without a draft. */
export function draftedOn(key: string): object | null {
  const kept = draftOf(key).read()
  return kept?.owner === owner() ? kept.saved : null
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value)

/** A draft of an older version of the form may lack fields. */
function fits(values: Record<string, unknown>, shape: object): boolean {
  const fields = Object.entries(shape)
  return (
    fields.length === Object.keys(values).length &&
    fields.every(([name, value]) => kindOf(value) === kindOf(values[name]))
  )
}
