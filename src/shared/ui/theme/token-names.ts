/** The names of the tokens by category, each list as one string, which takes a third of the size of the values. */
export type TokenNames = Readonly<Record<string, string>>

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Chakra's variable name of a token: `fg.onImage` is `fg-on-image`, and the step `0.5` is `0\.5`. */
const variableName = (name: string): string =>
  kebab(name)
    .replace(/(\d)\.(\d)/, String.raw`$1\.$2`)
    .replace(/(?<!\\)\./g, '-')

function valueOf(category: string, name: string): string {
  const variable = (of: string) => `var(--chakra-${kebab(category)}-${variableName(of)})`
  return name.startsWith('-') ? `calc(${variable(name.slice(1))} * -1)` : variable(name)
}

/** The CSS value of each token, by category and name. */
export const valuesOf = (table: TokenNames): Record<string, Record<string, string>> =>
  Object.fromEntries(
    Object.entries(table).map(([category, names]) => [
      category,
      Object.fromEntries(names.split(' ').map((name) => [name, valueOf(category, name)])),
    ]),
  )
