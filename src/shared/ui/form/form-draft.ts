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
    valid: (draft) =>
      isRecord(draft) &&
      isRecord(draft.values) &&
      isRecord(draft.saved) &&
      (draft.owner === null || typeof draft.owner === 'string')
        ? {
            owner: draft.owner,
            values: draft.values,
            saved: draft.saved,
            sent: isRecord(draft.sent) ? draft.sent : null,
          }
        : undefined,
  })

const owner = (): string | null => session.read().user?.id ?? null

/**
 * Stores form input in this tab for this person, so that it survives an ended session or a reload; `saved` is what the
 * form would otherwise show.
 */
export function storeDraft(
  key: string,
  values: Record<string, unknown>,
  saved: Record<string, unknown>,
  sent: Record<string, unknown> | null = null,
): void {
  const entry = draftOf(key)
  // After the session has ended, the same person is still typing.
  entry.write({ owner: owner() ?? entry.read()?.owner ?? null, values, saved, sent })
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
export function readDraft<Values extends object>(key: string, shape: Values): DraftOf<Values> | null {
  const draft = draftOf(key).read()
  if (draft?.owner !== owner() || !fits(draft.values, shape) || !fits(draft.saved, shape)) return null
  const sent = draft.sent !== null && fits(draft.sent, shape) ? (draft.sent as Values) : null
  return { values: draft.values as Values, saved: draft.saved as Values, sent }
}

/** What was saved when this person's draft was typed; null without a draft. */
export function draftedOn(key: string): object | null {
  const draft = draftOf(key).read()
  return draft?.owner === owner() ? draft.saved : null
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
