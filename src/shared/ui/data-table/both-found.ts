/** What the server's search found, then what only the list has; each row once. */
export function bothFound<Row extends { id: string }>(found: readonly Row[], listed: readonly Row[]): Row[] {
  const ids = new Set(found.map(({ id }) => id))
  return [...found, ...listed.filter(({ id }) => !ids.has(id))]
}
