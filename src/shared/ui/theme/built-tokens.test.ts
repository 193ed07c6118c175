import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { system } from './system.ts'
import { valuesOf } from './token-names.ts'
import { tokenNames } from './vite-plugin.ts'

test('every token that a style names as a variable exists', () => {
  const files = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const named = files.flatMap((text) => [...text.matchAll(/var\((--chakra-[\w-]+)\)/g)].map(([, name = '']) => name))
  expect(named).toContain('--chakra-colors-accent')
  const known = new Set(system.tokens.allTokens.map(({ extensions }) => extensions.cssVar?.var))
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('the tokens of a build have the values that Chakra computes', async () => {
  const built = valuesOf(await tokenNames())
  for (const scale of ['colors', 'spacing', 'sizes', 'radii', 'fontSizes', 'zIndex', 'durations', 'shadows'])
    expect(built[scale], scale).toEqual(system.tokens.getCategoryValues(scale))
  expect(built.colors).toMatchObject({ 'fg.onImage': 'var(--chakra-colors-fg-on-image)' })
  expect(built.spacing).toMatchObject({ '-0.5': String.raw`calc(var(--chakra-spacing-0\.5) * -1)` })
})
