import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import { graph, importsOf } from './import-graph.ts'
import { clientOf, usersOf } from './reach.ts'

const root = join(import.meta.dirname, '../../..')

/** What the app does with the documented answers of an operation. */
export interface AnswerUsage {
  operation: OperationId
  /** Statuses that the app handles, each with the files that do. Success counts as handled if a hook is used. */
  read: { status: string; files: string[] }[]
  /** Statuses that the app treats like any other failure, or never receives. */
  unread: string[]
}

const importsOfApp = new Map(
  graph
    .filter(({ file }) => file.startsWith('src/'))
    .map(({ file, imports }) => [file, imports.filter((target) => target.startsWith('src/'))]),
)

/** The files and everything they import, directly or indirectly. */
function withImports(files: readonly string[]): string[] {
  const reached = new Set(files)
  for (const file of reached) for (const target of importsOfApp.get(file) ?? []) reached.add(target)
  return [...reached]
}

/** Whether a file compares with a status: `error.status === 404`, or `error.status >= 400 && error.status < 500`. */
function asksFor(file: string, status: string): boolean {
  const text = readFileSync(join(root, file), 'utf8')
  const exact = new RegExp(`\\bstatus [!=]== ${status}\\b`).test(text)
  return (
    exact ||
    [...text.matchAll(/\bstatus >= (\d+) && [\w.]+ < (\d+)/g)].some(
      ([, from, to]) => Number(status) >= Number(from) && Number(status) < Number(to),
    )
  )
}

function usageOf(operation: OperationId): AnswerUsage {
  const users = usersOf(operation).map(({ file }) => file)
  const reached = users.length === 0 ? [] : withImports([...users, ...importsOf(clientOf(operation))])
  const answers = Object.keys(operations[operation].answers)
    .filter((status) => status !== 'default')
    .map((status) => ({
      status,
      files: status.startsWith('2') ? users : reached.filter((file) => asksFor(file, status)),
    }))
  return {
    operation,
    read: answers.filter(({ files }) => files.length > 0),
    unread: answers.filter(({ files }) => files.length === 0).map(({ status }) => status),
  }
}

/**
 * What the app does with each documented answer. Found by searching the files that use its generated hooks, and their
 * imports.
 */
export const answersUsed = (): AnswerUsage[] => Object.values(operations).map(({ id }) => usageOf(id))
