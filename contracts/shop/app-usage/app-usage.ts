import { operationOf } from '#contracts/shop/shop-contract.ts'
import { operations } from '#openapi/generated/operations.ts'
import type { AnswerUsage, AppUsage } from '#contracts/check/app-usage.ts'
import { importsOf, textOf } from './import-graph.ts'
import { clientOf, usersOf } from './reach.ts'
import { statusesOf } from '#openapi/contract/operation.ts'

/** Whether a file compares with a status: `error.status === 404`, or `error.status >= 400 && error.status < 500`. */
function asksFor(file: string, status: string): boolean {
  const text = textOf(file)
  const ranges = [...text.matchAll(/\bstatus >= (\d+) && [\w.]+ < (\d+)/g)]
  return (
    new RegExp(`\\bstatus [!=]== ${status}\\b`).test(text) ||
    ranges.some(([, from, to]) => Number(status) >= Number(from) && Number(status) < Number(to))
  )
}

/**
 * What the app does with each documented answer. Found by searching the files that use its generated hooks, and their
 * imports.
 */
export const answersUsed = (): AnswerUsage[] =>
  Object.values(operations).map(({ id: operation }) => {
    const users = usersOf(operation).map(({ file }) => file)
    const reached = new Set(users.length === 0 ? [] : [...users, clientOf(operation)])
    for (const file of reached)
      for (const { target } of importsOf(file)) if (target.startsWith('src/')) reached.add(target)
    const answers = statusesOf(operationOf(operation)).map((status) => ({
      status,
      files: status.startsWith('2') ? users : [...reached].filter((file) => asksFor(file, status)),
    }))
    return {
      operation,
      read: answers.filter(({ files }) => files.length > 0),
      unread: answers.filter(({ files }) => files.length === 0).map(({ status }) => status),
    }
  })

export const appUsage = (): AppUsage => ({ answers: answersUsed() })
