import type { Path } from '#openapi/contract/json.ts'

/** `$.data[3].name` for `['data', 3, 'name']`. */
export const jsonPath = (path: Path) =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return /^[\w$]+$/.test(key) ? `${text}.${key}` : `${text}[${JSON.stringify(key)}]`
  }, '$')

const part = /\.(?<word>[\w$]+)|\[(?<text>"(?:[^"\\]|\\.)*")\]|\[(?:\*|\d+)\]/g

/** The parts of a path that `jsonPath` wrote: the name of a field, or null for a place in a list. */
export const jsonPathKeys = (path: string): Array<string | null> =>
  [...path.matchAll(part)].map(({ groups: { word, text } = {} }) => {
    if (text !== undefined) return String(JSON.parse(text))
    return word ?? null
  })
