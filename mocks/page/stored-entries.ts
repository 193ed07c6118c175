/** Entries of the local storage by key; null for one that is not there. */
export type Entries = Readonly<Record<string, string | null>>

/** The entries of these keys; none where storage is blocked. */
export function storedEntries(keys: readonly string[]): Entries {
  try {
    return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]))
  } catch {
    return {}
  }
}

/** Stores or removes entries; the app notices it like a change in another tab. */
export function storeEntries(entries: Entries): void {
  for (const [key, value] of Object.entries(entries)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  }
  dispatchEvent(new StorageEvent('storage'))
}
