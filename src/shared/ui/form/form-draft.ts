import { session } from '../../api/session.ts'
import { isRecord } from '../../lib/values/is-record.ts'
import { stored } from '../../lib/storage/stored.ts'

interface Draft {
  owner: string | null
  values: Record<string, unknown>
  /** What was saved when the values were typed. */
  saved: Record<string, unknown>
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
        ? { owner: kept.owner, values: kept.values, saved: kept.saved }
        : undefined,
  })

const owner = (): string | null => session.read().user?.id ?? null

/**
 * Stores form input in this tab for this person, so that it survives an ended session or a reload; `saved` is what the
 * form would otherwise show.
 */
export function keepDraft(key: string, values: Record<string, unknown>, saved: Record<string, unknown>): void {
  const draft = draftOf(key)
  // After the session has ended, the same person is still typing.
  draft.write({ owner: owner() ?? draft.read()?.owner ?? null, values, saved })
}

export function dropDraft(key: string): void {
  draftOf(key).write(null)
}

/** This person's draft, if it has the form's shape. */
export function keptDraft<Values extends object>(key: string, shape: Values): { values: Values; saved: Values } | null {
  const kept = draftOf(key).read()
  return kept?.owner === owner() && fits(kept.values, shape) && fits(kept.saved, shape)
    ? { values: kept.values as Values, saved: kept.saved as Values }
    : null
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
