/** `$.data[3].name` for `['data', 3, 'name']`. */
export const jsonPath = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`
    return /^[\w$]+$/.test(String(key)) ? `${text}.${String(key)}` : `${text}[${JSON.stringify(String(key))}]`
  }, '$')

const part = /\.(?<word>[\w$]+)|\[(?<text>"(?:[^"\\]|\\.)*")\]|\[(?:\*|\d+)\]/g

/** The parts of a path that `jsonPath` wrote: the name of a field, or null for a place in a list. */
export const jsonCalls = (path: string): Array<string | null> =>
  [...path.matchAll(part)].map(({ groups: { word, text } = {} }) => {
    if (text !== undefined) return String(JSON.parse(text))
    return word ?? null
  })
