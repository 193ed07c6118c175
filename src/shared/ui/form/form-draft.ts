import { session } from '../../api/session.ts'

const nameOf = (key: string) => `shop:draft:${key}`

/** Stores form input in this tab for this person, so that it survives an ended session or a reload. */
export function keepDraft(key: string, values: unknown): void {
  try {
    // After the session has ended, the same person is still typing.
    sessionStorage.setItem(nameOf(key), JSON.stringify({ owner: owner() ?? read(key)?.owner ?? null, values }))
  } catch {
    // Storage is blocked or full: the draft lasts as long as the form.
  }
}

export function dropDraft(key: string): void {
  try {
    sessionStorage.removeItem(nameOf(key))
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

/** This person's draft, if it has the form's shape. */
export function keptDraft<Values extends object>(key: string, shape: Values): Values | null {
  try {
    const kept = read(key)
    if (kept?.owner !== owner() || !isRecord(kept?.values)) return null
    return fits(kept.values, shape) ? (kept.values as Values) : null
  } catch {
    return null
  }
}

function read(key: string): Record<string, unknown> | undefined {
  const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null')
  return isRecord(kept) ? kept : undefined
}

function owner(): string | null {
  return session.read().user?.id ?? null
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
