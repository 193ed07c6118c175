import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The text of a file that is named as a path from the root. */
export const textOf = (file: string) => readFileSync(join(root, file), 'utf8')

/** Every source file that is not generated, as a path from the root. */
export const files = globSync('{openapi,src,mocks,contracts,e2e}/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.includes('/generated/'))
  .toSorted()

/** An import of one of the project's files, not of a package. */
const importing =
  /(?:import \{(?<list>[^}]*)\} from\s+|from\s+|import\s+|(?<later>import\(\s*))'(?<specifier>[#.][^']+)'/g

interface Import {
  target: string
  names?: string[]
}

const readImports = (file: string): Import[] =>
  [...textOf(file).matchAll(importing)].flatMap(({ groups: { list = '', later, specifier = '' } = {} }) => {
    const target = specifier.startsWith('#') ? specifier.slice(1) : posix.join(posix.dirname(file), specifier)
    // An import in the text of a test resolves to no file. Broken imports are type errors.
    if (!existsSync(join(root, target))) return []
    const names = list.split(',').flatMap((name) => /^\s*(?!type )(\w+)/.exec(name)?.[1] ?? [])
    return [later === undefined ? { target, names } : { target }]
  })

const cached = new Map<string, Import[]>()

/**
 * The project's files that a file imports, as paths from the root, each with the names that it takes, types left out;
 * without names if it loads the whole module later.
 */
export function importsOf(file: string): Import[] {
  const imports = cached.get(file) ?? readImports(file)
  cached.set(file, imports)
  return imports
}

/** The import graph: each file with what it imports. */
export const graph = files.map((file) => ({ file, imports: importsOf(file).map(({ target }) => target) }))
