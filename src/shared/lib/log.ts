/** Logs a failure that the screen does not show, or not in full. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the app writes to the console
  console.error(what, error)
}

/** Logs an entry to the browser's console, for forms that have no call. */
export function logLocally(what: string, data: unknown): void {
  // oxlint-disable-next-line no-console -- the form has no call, its entry is only logged
  console.info(what, data)
}
