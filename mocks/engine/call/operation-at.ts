export const segmentsOf = (path: string) => path.split('/').filter(Boolean)
export const isParameter = (segment: string) => segment.includes('{')

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^|]/g, '\\$&')

/** The texts of a path for the parameters of a documented one, by their names; undefined where it is another path. */
export function partsAt(documented: string, path: string): Record<string, string> | undefined {
  const known = documented.split('/')
  const asked = path.split('/')
  if (known.length !== asked.length || known.some((part, at) => !isParameter(part) && part !== asked[at]))
    return undefined
  const parts: Record<string, string> = {}
  for (const [at, part] of known.entries()) {
    if (!isParameter(part)) continue
    const names = [...part.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)
    const pattern = part
      .split(/\{[^{}]*\}/)
      .map(literal)
      .join('(.+)')
    const found = new RegExp(`^${pattern}$`).exec(asked[at] ?? '')
    if (!found) return undefined
    for (const [index, name] of names.entries()) parts[name] = found[index + 1] ?? ''
  }
  return parts
}

/** How much of a path is written in the contract. */
const lettersOf = ({ path }: { readonly path: string }) => path.replaceAll(/\{[^{}]*\}/g, '').length

/** The operations at a path, by their methods; those that name more of it first, as `/books/new` before `/books/{id}`. */
export function operationsAt<Op extends { readonly path: string }>(
  operations: Readonly<Record<string, Op>> | readonly Op[],
  path: string,
): Op[] {
  return Object.values(operations)
    .filter((operation) => partsAt(operation.path, path) !== undefined)
    .toSorted((a, b) => lettersOf(b) - lettersOf(a))
}
