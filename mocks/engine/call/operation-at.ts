import { decodedPart } from '#openapi/contract/decoded-part.ts'

export const segmentsOf = (path: string) => path.split('/').filter(Boolean)
export const isParameter = (segment: string) => segment.includes('{')

const literal = (text: string) => text.replaceAll(/[$()*+.?[\\\]^|]/g, '\\$&')

/** A part of a documented path: what is written, or the names of parameters and what holds them. */
type Part = string | { readonly names: readonly string[]; readonly pattern: RegExp }

const partOf = (part: string): Part =>
  isParameter(part)
    ? {
        names: [...part.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name),
        pattern: new RegExp(
          `^${part
            .split(/\{[^{}]*\}/)
            .map(literal)
            .join('(.+)')}$`,
        ),
      }
    : part

/** Of the documented paths, each of which is asked for at every call. */
const read = new Map<string, readonly Part[]>()

/** The texts of a path for the parameters of a documented one, by their names; undefined where it is another path. */
export function partsAt(documented: string, path: string | readonly string[]): Record<string, string> | undefined {
  const template = read.get(documented) ?? documented.split('/').map(partOf)
  read.set(documented, template)
  const segments = typeof path === 'string' ? path.split('/') : path
  if (
    template.length !== segments.length ||
    template.some((part, at) => typeof part === 'string' && part !== segments[at])
  )
    return undefined
  const parts: [string, string][] = []
  for (const [at, part] of template.entries()) {
    if (typeof part === 'string') continue
    const found = part.pattern.exec(segments[at] ?? '')
    if (!found) return undefined
    for (const [index, name] of part.names.entries()) parts.push([name, found[index + 1] ?? ''])
  }
  return Object.fromEntries(parts)
}

/** The values of a path for the parameters of a documented one; none where it is another path. */
export const valuesAt = (documented: string, path: string): Record<string, string> =>
  Object.fromEntries(Object.entries(partsAt(documented, path) ?? {}).map(([name, part]) => [name, decodedPart(part)]))

/** How much of a path is written in the contract. */
const lettersOf = ({ path }: { readonly path: string }) => path.replaceAll(/\{[^{}]*\}/g, '').length

/** The operations at a path, by their methods; those that name more of it first, as `/books/new` before `/books/{id}`. */
export function operationsAt<Op extends { readonly path: string }>(
  operations: Readonly<Record<string, Op>> | readonly Op[],
  path: string,
): Op[] {
  const segments = path.split('/')
  return Object.values(operations)
    .filter((operation) => partsAt(operation.path, segments) !== undefined)
    .toSorted((a, b) => lettersOf(b) - lettersOf(a))
}
