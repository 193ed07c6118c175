const key = 'shop:unfinished'

/** Keeps a guest's action in this tab until they sign in. Only the latest action is kept. */
export function keepUnfinished(kind: string, deed: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ kind, deed }))
  } catch {
    // Storage is blocked: the person repeats the action after signing in.
  }
}

/** Returns and removes the action of that kind, so that nothing runs twice. */
export function takeUnfinished(kind: string): unknown {
  const kept = read()
  if (kept?.kind !== kind) return undefined
  dropUnfinished()
  return kept.deed
}

/** Drops the action, when the person goes on as a guest. */
export function dropUnfinished(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: nothing was kept.
  }
}

function read(): { kind: unknown; deed: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof value === 'object' && value !== null && 'kind' in value && 'deed' in value ? value : undefined
  } catch {
    return undefined
  }
}
