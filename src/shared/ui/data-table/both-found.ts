/** The rows of both, those of the first before those that only the second has; each once. */
export function bothFound<Row extends { id: string }>(first: readonly Row[], second: readonly Row[]): Row[] {
  const ids = new Set(first.map(({ id }) => id))
  return [...first, ...second.filter(({ id }) => !ids.has(id))]
}
