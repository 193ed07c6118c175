import { isRecord } from '../lib/values/is-record.ts'
import { stored } from '../lib/storage/stored.ts'

interface Unfinished {
  kind: unknown
  action: unknown
}

const unfinished = stored<Unfinished | null>({
  key: 'shop:unfinished',
  area: 'session',
  blank: null,
  valid: (kept) => (isRecord(kept) ? { kind: kept.kind, action: kept.action } : undefined),
})

/** Keeps a guest's action in this tab until they sign in. Only the latest action is kept. */
export function keepUnfinished(kind: string, action: unknown): void {
  unfinished.write({ kind, action })
}

/** Whether somebody is signing in to finish an action. */
export const hasUnfinished = (): boolean => unfinished.read() !== null

/** Returns and removes the action of that kind, so that nothing runs twice. */
export function takeUnfinished(kind: string): unknown {
  const kept = unfinished.read()
  if (kept?.kind !== kind) return undefined
  dropUnfinished()
  return kept.action
}

/** Drops the action, when the person goes on as a guest. */
export function dropUnfinished(): void {
  unfinished.write(null)
}
