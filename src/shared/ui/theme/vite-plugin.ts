import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { Plugin } from 'vite'
import { type TokenNames, valuesOf } from './token-names.ts'
import { breakpoints, semanticTokens, tokens } from './tokens.ts'

const name = 'virtual:token-names'
const source = join(import.meta.dirname, 'tokens.ts')

/** The CSS value of each token, by category and name. */
export async function tokenValues(): Promise<Record<string, Record<string, string>>> {
  const { createSystem } = await import('@chakra-ui/react/styled-system')
  const table: Record<string, Record<string, string>> = {}
  for (const [path, value] of createSystem({ theme: { breakpoints, tokens, semanticTokens } }).tokens.flatMap) {
    const [category = '', ...rest] = path.split('.')
    ;(table[category] ??= {})[rest.join('.')] = value
  }
  return table
}

/** The names of the tokens, from which `valuesOf` derives the values. Throws if it would derive others. */
export async function tokenNames(): Promise<TokenNames> {
  const values = await tokenValues()
  const names = Object.fromEntries(
    Object.entries(values).map(([category, table]) => [category, Object.keys(table).join(' ')]),
  )
  if (!isDeepStrictEqual(valuesOf(names), values))
    throw new Error('Chakra names the variable of a token in a way that token-names.ts does not know.')
  return names
}

/** Puts the names of the tokens into the build instead of their values: see `built-tokens.ts`. */
export function builtTokens(): Plugin {
  return {
    name: 'suvarnika:built-tokens',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id === `\0${name}`) return `export const tokenNames = ${JSON.stringify(await tokenNames())}`
      if (id !== source) return undefined
      return `export const tokens = {}, semanticTokens = {}, breakpoints = ${JSON.stringify(breakpoints)}`
    },
  }
}
