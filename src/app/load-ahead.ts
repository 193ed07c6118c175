import { ahead } from './new-release.ts'

/** Loads code for a page that may not be opened; undefined if it is missing, for which this page is not reloaded. */
export function loadAhead<T>(load: () => Promise<T>): Promise<T | undefined> {
  ahead.loading += 1
  const loading = load().finally(() => (ahead.loading -= 1))
  return loading.catch(() => undefined)
}
