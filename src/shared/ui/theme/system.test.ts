import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { system } from './system.ts'

test('every token that a style names as a variable exists', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const named = files.flatMap((text) => [...text.matchAll(/var\((--chakra-[\w-]+)\)/g)].map(([, name = '']) => name))
  expect(named).toContain('--chakra-colors-accent')
  const known = new Set(system.tokens.allTokens.map(({ extensions }) => extensions.cssVar?.var))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
