/** Logs a failure that the screen does not show, or not in full: for failures that the product says are logged. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the app writes to the console
  console.error(what, error)
}

/** Writes something to the browser's own log, and nowhere else: for forms that the product says only log. */
export function logLocally(what: string, data: unknown): void {
  // oxlint-disable-next-line no-console -- the product says that it is logged
  console.info(what, data)
}
