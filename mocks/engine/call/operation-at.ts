export const segmentsOf = (path: string) => path.split('/').filter(Boolean)
export const isParameter = (segment: string) => segment.startsWith('{')

/** The operations at a path, by their methods. */
export function operationsAt<Op extends { readonly path: string }>(
  operations: Readonly<Record<string, Op>> | readonly Op[],
  path: string,
): Op[] {
  // `/products/` is another path than `/products`.
  if (path.endsWith('/')) return []
  const asked = segmentsOf(path)
  return Object.values(operations).filter((operation) => {
    const known = segmentsOf(operation.path)
    return asked.length === known.length && known.every((part, index) => isParameter(part) || part === asked[index])
  })
}
