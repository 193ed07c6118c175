/** Logs a failure that the screen does not show, or not in full: for failures that the product says are logged. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- the one place where the app writes to the console
  console.error(what, error)
}
