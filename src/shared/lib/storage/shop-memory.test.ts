import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

test('the app writes to storage in one place, whose type demands the prefix that a reset looks for', () => {
  const writers = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\./.test(file) && /\bsetItem\(/.test(readFileSync(join(root, file), 'utf8')),
  )
  const names = writers.map((file) => file.replaceAll('\\', '/')).toSorted()
  expect(names).toEqual(['src/shared/lib/storage/shop-memory.ts', 'src/shared/lib/storage/stored.ts'])
})
