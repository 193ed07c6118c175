import { isRecord } from '../lib/values/is-record.ts'
interface Item {
  id: string
}

/** Navigation state that passes an item to its update screen. */
export function stateWithItem<T extends Item>(item: T): { item: T } {
  return { item }
}

/**
 * The item in the navigation state, unless the address names another one; else null. Accepts `ID` for `id`, and a state
 * that is the item itself or holds it under its kind.
 */
export function itemFromState(state: unknown, id: string | null): Record<string, unknown> | null {
  for (const candidate of [
    field(state, 'item'),
    field(state, 'product'),
    field(state, 'category'),
    field(state, 'collection'),
    state,
  ]) {
    const own = itemId(candidate)
    if (isRecord(candidate) && own !== null && (id === null || own === id)) return { ...candidate, id: own }
  }
  return null
}

function itemId(value: unknown): string | null {
  if (!isRecord(value)) return null
  const id = value.id ?? value.ID
  return typeof id === 'string' && id !== '' ? id : null
}

function field(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
