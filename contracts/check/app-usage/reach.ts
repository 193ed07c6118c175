import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { graph, namesImported, textOf } from './import-graph.ts'

const app = graph.filter(({ file }) => file.startsWith('src/') && !/\.(test|spec)\.tsx?$/.test(file))
const importersOf = Map.groupBy(
  app.flatMap(({ file, imports }) => imports.map((target) => ({ file, target }))),
  ({ target }) => target,
)

/** The generated functions and hooks of an operation: `listSales`, `useListSales`, `useListSalesSuspense` … */
function namesOf(operationId: string): RegExp {
  const pascal = operationId.charAt(0).toUpperCase() + operationId.slice(1)
  return new RegExp(`\\b(${operationId}|use${pascal}\\w*|get${pascal}(Query|Mutation|SuspenseQuery)\\w*)\\b`, 'g')
}

const declaration = /^(?:export )?(?:async )?(?:const|function|class) (\w+)/

/** The names that a file declares by means of others, directly or by each other. */
function declaredWith(file: string, others: readonly string[]): Set<string> {
  const parts = textOf(file).split(/^(?=(?:export )?(?:async )?(?:const|function|class) )/m)
  const found = new Set(others)
  for (let before = 0; before < found.size;) {
    before = found.size
    const uses = new RegExp(`\\b(?:${[...found].join('|')})\\b`)
    for (const part of parts) {
      const name = declaration.exec(part)?.[1]
      if (name !== undefined && uses.test(part)) found.add(name)
    }
  }
  return found
}

/** The pages that use what a file declares by means of some names, directly or indirectly. */
function pagesAbove(file: string, others: readonly string[], seen = new Set<string>()): string[] {
  const key = `${file} ${others.join(' ')}`
  if (others.length === 0 || seen.has(key)) return []
  seen.add(key)
  if (file.startsWith('src/app/pages/') && file.endsWith('-page.tsx')) return [file]
  const names = declaredWith(file, others)
  return (importersOf.get(file) ?? []).flatMap(({ file: importer }) => {
    const imported = namesImported(importer, file) ?? [...names]
    return pagesAbove(
      importer,
      imported.filter((name) => names.has(name)),
      seen,
    )
  })
}

export interface Reach {
  /** Generated hooks and functions of the operation that the app uses. */
  hooks: string[]
  /** Pages that show its answer, such as `storefront/cart-page`. */
  screens: string[]
}

/** The generated client of an operation: a tag has a file for reads and one for writes. */
export const clientOf = (operationId: OperationId): string => {
  const { tag, method } = operations[operationId]
  const name = method === 'GET' ? tag : `${tag}-writes`
  return `openapi/generated/client/${name}/${name}.ts`
}

/** The app's files that use an operation, each with the generated hooks and functions that it names. */
export const usersOf = (operationId: OperationId): { file: string; names: string[] }[] =>
  (importersOf.get(clientOf(operationId)) ?? []).flatMap(({ file }) => {
    const names = textOf(file).match(namesOf(operationId)) ?? []
    return names.length === 0 ? [] : [{ file, names }]
  })

/** Where the app uses an operation: found by the names of the generated hooks and the imports of the source files. */
export function reachOf(operationId: string): Reach {
  const users = operationId in operations ? usersOf(operationId as OperationId) : []
  const screens = users
    .flatMap(({ file, names }) => pagesAbove(file, names))
    .map((page) => /pages\/(.*)\.tsx$/.exec(page)?.[1] ?? page)
  return {
    hooks: [...new Set(users.flatMap(({ names }) => names))].toSorted(),
    screens: [...new Set(screens)].toSorted(),
  }
}
