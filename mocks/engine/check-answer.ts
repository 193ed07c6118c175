import type { DocumentedAnswer, Operation } from './contract.ts'

/** The answer that the contract documents for this status: its own entry, or `default` for 5xx. */
export function documentedAnswer({ answers }: Operation, status: number): DocumentedAnswer | undefined {
  return answers[status] ?? (status >= 500 ? answers.default : undefined)
}

/** What is wrong with an answer, by the contract; undefined when it keeps it. */
export function violation(operation: Operation, status: number, body: unknown): string | undefined {
  const documented = documentedAnswer(operation, status)
  if (!documented) return `${operation.id} answered ${status}, which the contract does not document`
  if (documented.contentType === null)
    return body === undefined ? undefined : `${operation.id} ${status} has a body, the contract has none`
  const result = documented.schema.safeParse(body)
  if (result.success) return undefined
  const issues = result.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  return `${operation.id} ${status} breaks the contract at ${issues.join('; ')}`
}
