/** What an update screen is opened with. */
interface Item {
  id: string
}

/** Navigation state that hands an item to its update screen. */
export function handOver<T extends Item>(item: T): { item: T } {
  return { item }
}

/**
 * The item in navigation state, if it is the one that the address names (where it names one). Some hosts write `ID`;
 * a state that is the item itself, or names it by its kind, is understood as well. Null where there is none.
 */
export function handedItem(state: unknown, id: string | null): Record<string, unknown> | null {
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
