import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The text of a file that is named as a path from the root. */
export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every source file that is not generated, as a path from the root. */
export const files = globSync('{openapi,src,mocks,contracts,e2e}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.includes('/generated/'))
  .toSorted()

/** The project's file that a specifier in a file names. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1)
  return specifier.startsWith('.') ? join(dirname(file), specifier) : undefined
}

/** The project's files that a file imports, statically or dynamically, as paths from the root. */
export function importsOf(file: string): string[] {
  const matches = textOf(file).matchAll(/(?:from\s+|import\s+|import\(\s*)'([^']+)'/g)
  const targets = [...matches].flatMap(([, specifier = '']) => targetOf(file, specifier) ?? [])
  // An import in the text of a test resolves to no file. Broken imports are type errors.
  return targets.filter((target) => !target.startsWith('node_modules/') && existsSync(join(root, target)))
}

/** The names that a file imports from another one, types left out; undefined if it loads the whole module later. */
export function namesImported(file: string, target: string): string[] | undefined {
  const text = textOf(file)
  const isIt = ([, , specifier = '']: readonly string[]) => targetOf(file, specifier) === target
  if ([...text.matchAll(/(import)\(\s*'([^']+)'/g)].some(isIt)) return undefined
  const lists = [...text.matchAll(/import \{([^}]*)\} from '([^']+)'/g)].filter(isIt)
  return lists.flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => /^\s*(?!type )(\w+)/.exec(name)?.[1] ?? []),
  )
}

/** The import graph: each file with what it imports. */
export const graph = files.map((file) => ({ file, imports: importsOf(file) }))
