const lastSearch = new Map<string, string>()

/** Remembers how a list was last narrowed, sorted and paged. Forgotten when the tab is reloaded. */
export function rememberList(path: string, search: string): void {
  lastSearch.set(path, search)
}

/** The address of a list as last seen, to return to from one of its rows. */
export function listAddress(path: string): string {
  return path + (lastSearch.get(path) ?? '')
}
