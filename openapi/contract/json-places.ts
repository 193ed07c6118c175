import { referenceKeys } from './json.ts'

/** Where a field or an item of a JSON text is written. An item has no name. */
interface Place {
  name?: number
  value: number
}

const token = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\],]/gs
const colon = /\s*:\s*/y
const blank = /\s*/y

/** The offset behind what a pattern matches at an offset; undefined where it does not match. */
function behind(pattern: RegExp, text: string, offset: number): number | undefined {
  pattern.lastIndex = offset
  return pattern.test(text) ? pattern.lastIndex : undefined
}

/** The fields or items of what begins at an offset of a JSON text; none if that is neither an object nor a list. */
function entriesAt(text: string, offset: number): ReadonlyMap<string, Place> {
  const entries = new Map<string, Place>()
  const isList = text[offset] === '['
  let depth = 0
  token.lastIndex = isList || text[offset] === '{' ? offset : text.length
  for (let found = token.exec(text); found; found = token.exec(text)) {
    const { 0: word, index } = found
    const next = token.lastIndex
    if (word === '{' || word === '[') depth += 1
    if (word === '}' || word === ']') depth -= 1
    if (depth === 0) break
    if (depth > 1) continue
    const value = isList ? behind(blank, text, next) : behind(colon, text, next)
    if (isList && value !== undefined && (word === ',' || index === offset))
      entries.set(String(entries.size), { value })
    if (!isList && value !== undefined) entries.set(String(JSON.parse(word)), { name: index, value })
  }
  return entries
}

/** At most so many references lead to each other. */
const mostSteps = 20

/**
 * Finds the offset of what a path leads to in a JSON text, or of the nearest place above it, as `OpenApiSource` does in
 * YAML, without reading the whole of a text that may be large. Throws `RangeError` where another file must be read.
 */
export function jsonPlaces(text: string): (path: readonly (string | number)[], entry: boolean) => number {
  const cached = new Map<number, ReadonlyMap<string, Place>>()
  function entriesOf(offset: number): ReadonlyMap<string, Place> {
    const entries = cached.get(offset) ?? entriesAt(text, offset)
    cached.set(offset, entries)
    return entries
  }
  /** Where a value is, or what it refers to. */
  function follow(offset: number, steps = 0): number {
    const at = entriesOf(offset).get('$ref')?.value
    token.lastIndex = at ?? 0
    const written: unknown =
      at !== undefined && text[at] === '"' ? JSON.parse(token.exec(text)?.[0] ?? '""') : undefined
    if (typeof written !== 'string') return offset
    if (!written.startsWith('#') || steps > mostSteps) throw new RangeError(`${written} leads elsewhere`)
    return follow(walk(referenceKeys(written), steps + 1).value)
  }
  function walk(path: readonly (string | number)[], steps = 0): Place {
    let place: Place = { value: behind(blank, text, 0) ?? 0 }
    for (const key of path) {
      const inner = entriesOf(follow(place.value, steps)).get(String(key))
      if (!inner) return place
      place = inner
    }
    return place
  }
  return (path, entry) => {
    const place = walk(entry ? path.slice(0, -1) : path)
    const named = entry ? entriesOf(follow(place.value)).get(String(path.at(-1))) : undefined
    return named?.value ?? place.name ?? follow(place.value)
  }
}
