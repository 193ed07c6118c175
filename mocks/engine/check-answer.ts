import type { z } from 'zod'
import type { OperationId, Operations } from '#openapi/generated/operations.ts'

type Documented = { contentType: string | null; schema: z.ZodType }

/** The answer that the contract documents for this status: its own entry, or `default` for 5xx. */
export function documentedAnswer(operation: Operations[OperationId], status: number): Documented | undefined {
  const answers: Readonly<Record<string, Documented>> = operation.answers
  return answers[status] ?? (status >= 500 ? answers.default : undefined)
}

/** What is wrong with an answer, by the contract; undefined when it keeps it. */
export function violation(operation: Operations[OperationId], status: number, body: unknown): string | undefined {
  const documented = documentedAnswer(operation, status)
  if (!documented) return `${operation.id} answered ${status}, which the contract does not document`
  if (documented.contentType === null)
    return body === undefined ? undefined : `${operation.id} ${status} has a body, the contract has none`
  const result = documented.schema.safeParse(body)
  if (result.success) return undefined
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`)
  return `${operation.id} ${status} breaks the contract at ${faults.join('; ')}`
}
