const key = 'shop:unfinished'

/** Keeps what a guest began, in this tab, until sign-in allows it. Only the last deed counts. */
export function keepUnfinished(kind: string, deed: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ kind, deed }))
  } catch {
    // Storage is blocked: the person begins again after signing in.
  }
}

/** Hands out the deed of that kind and forgets it, so that nothing is finished twice. */
export function takeUnfinished(kind: string): unknown {
  const kept = read()
  if (kept?.kind !== kind) return undefined
  dropUnfinished()
  return kept.deed
}

/** The person went on as a guest. */
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
