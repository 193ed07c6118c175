import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** The session and display preferences, which survive a reset of the shop. */
const others = ['src/shared/api/session.ts', 'src/shared/ui/motion-preference.ts', 'src/shared/ui/theme/colour-mode.ts']

test('every other stored key begins with the shop’s prefix, so that a reset removes it', () => {
  const keepers = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !file.includes('.test.') && /Storage\.setItem/.test(textOf(file)),
  )
  expect(keepers).toEqual(expect.arrayContaining(others))
  const memories = keepers.filter((file) => !others.includes(file))
  expect(memories.length).toBeGreaterThan(5)
  expect(memories.filter((file) => !/['`]shop:/.test(textOf(file)))).toEqual([])
})
