import { join } from 'node:path'
import type { Plugin } from 'vite'
import { breakpoints, semanticTokens, tokens } from './tokens.ts'

const name = 'virtual:token-values'
const source = join(import.meta.dirname, 'tokens.ts')

/** What each token is as a CSS value, by category and name. */
export async function tokenValues(): Promise<Record<string, Record<string, string>>> {
  const { createSystem } = await import('@chakra-ui/react/styled-system')
  const table: Record<string, Record<string, string>> = {}
  for (const [path, value] of createSystem({ theme: { breakpoints, tokens, semanticTokens } }).tokens.flatMap) {
    const [category = '', ...rest] = path.split('.')
    ;(table[category] ??= {})[rest.join('.')] = value
  }
  return table
}

/** Builds the page with the values of the tokens in place of the tokens: see `built-tokens.ts`. */
export function builtTokens(): Plugin {
  return {
    name: 'suvarnika:built-tokens',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id === `\0${name}`) return `export const tokenValues = ${JSON.stringify(await tokenValues())}`
      if (id !== source) return undefined
      return `export const tokens = {}, semanticTokens = {}, breakpoints = ${JSON.stringify(breakpoints)}`
    },
  }
}
