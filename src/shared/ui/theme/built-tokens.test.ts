import { expect, test } from 'vitest'
import { system } from './system.ts'
import { tokenValues } from './vite-plugin.ts'

test('a build gives each scale of tokens the values that Chakra works out', async () => {
  const built = await tokenValues()
  for (const scale of ['colors', 'spacing', 'sizes', 'radii', 'fontSizes', 'zIndex', 'durations', 'shadows'])
    expect(built[scale], scale).toEqual(system.tokens.getCategoryValues(scale))
  expect(built.colors).toMatchObject({ 'fg.muted': 'var(--chakra-colors-fg-muted)' })
})
