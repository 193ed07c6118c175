import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Who is here, and how they like to look at the shop: that outlives it. */
const others = ['src/shared/api/session.ts', 'src/shared/ui/motion-preference.ts', 'src/shared/ui/theme/colour-mode.ts']

test('whatever else is kept in tab or browser is kept under a key that goes with the shop', () => {
  const keepers = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.') && /Storage\.setItem/.test(textOf(file)),
  )
  expect(keepers).toEqual(expect.arrayContaining(others))
  const memories = keepers.filter((file) => !others.includes(file))
  expect(memories.length).toBeGreaterThan(5)
  expect(memories.filter((file) => !/['`]shop:/.test(textOf(file)))).toEqual([])
})
