import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Reach } from '#contracts/diff/report.ts'
import { files, importsOf, textOf } from './import-graph.ts'

const app = files.filter((file) => file.startsWith('src/') && !/\.(test|spec)\.tsx?$/.test(file))
const imports = app.flatMap((file) => importsOf(file).map((each) => ({ file, ...each })))
const importersOf = Map.groupBy(imports, ({ target }) => target)

/** The generated functions and hooks of an operation: `listSales`, `useListSales`, `useListSalesSuspense` … */
function namesOf(operationId: string): RegExp {
  const pascal = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  return new RegExp(`^(${operationId}|use${pascal}.*|get${pascal}(Query|Mutation|SuspenseQuery).*)$`)
}

/** The names that a file declares by means of others, directly or by each other. */
function declaredWith(file: string, others: readonly string[]): Set<string> {
  // The text before the first declaration, then the name of each with what follows it.
  const [, ...parts] = textOf(file).split(/^(?:export )?(?:async )?(?:const|function|class) (\w+)/m)
  const found = new Set(others)
  // Names that are added on the way have their turn too.
  for (const other of found) {
    const uses = new RegExp(`\\b${other}\\b`)
    const using = parts.filter((_name, at) => at % 2 === 0 && uses.test(parts[at + 1] ?? ''))
    for (const name of using) found.add(name)
  }
  return found
}

/** The pages that use what a file declares by means of some names, directly or indirectly. */
function pagesAbove(file: string, others: readonly string[], seen = new Set<string>()): string[] {
  const key = `${file} ${others.join(' ')}`
  if (others.length === 0 || seen.has(key)) return []
  seen.add(key)
  const page = /^src\/app\/pages\/(.*-page)\.tsx$/.exec(file)?.[1]
  if (page !== undefined) return [page]
  const names = declaredWith(file, others)
  return (importersOf.get(file) ?? []).flatMap((importer) => {
    const used = (importer.names ?? [...names]).filter((name) => names.has(name))
    return pagesAbove(importer.file, used, seen)
  })
}

/** The generated client of an operation: a tag has a file for reads and one for writes. */
export const clientOf = (operationId: OperationId): string => {
  const { tag, method } = operations[operationId]
  const name = method === 'GET' ? tag : `${tag}-writes`
  return `openapi/generated/client/${name}/${name}.ts`
}

/** The app's files that use an operation, each with the generated hooks and functions that it imports. */
export const usersOf = (operationId: OperationId): { file: string; names: string[] }[] =>
  (importersOf.get(clientOf(operationId)) ?? [])
    .map(({ file, names = [] }) => ({ file, names: names.filter((name) => namesOf(operationId).test(name)) }))
    .filter(({ names }) => names.length > 0)

/** Where the app uses an operation: found by the names of the generated hooks and the imports of the source files. */
export function reachOf(operationId: string): Reach {
  const users = operationId in operations ? usersOf(operationId as OperationId) : []
  return {
    hooks: [...new Set(users.flatMap(({ names }) => names))].toSorted(),
    screens: [...new Set(users.flatMap(({ file, names }) => pagesAbove(file, names)))].toSorted(),
  }
}
