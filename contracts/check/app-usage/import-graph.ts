import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** Every source file that is not generated, as a path from the root. */
export const files = globSync('{openapi,src,mocks,contracts,e2e}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('/generated/'))
  .toSorted()

/** The project's files that a file imports, statically or dynamically, as paths from the root. */
export function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const matches = text.matchAll(/(?:from\s+|import\s+|import\(\s*)'([^']+)'/g)
  const targets = [...matches].flatMap(([, specifier = '']) => {
    if (specifier.startsWith('#')) return [specifier.slice(1)]
    return specifier.startsWith('.') ? [relative(root, join(root, dirname(file), specifier))] : []
  })
  // An import in the text of a test resolves to no file. Broken imports are type errors.
  return targets.filter((target) => !target.startsWith('node_modules/') && existsSync(join(root, target)))
}

/** The import graph: each file with what it imports. */
export const graph = files.map((file) => ({ file, imports: importsOf(file) }))
