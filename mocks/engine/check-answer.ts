import type { DocumentedAnswer, Operation } from './contract.ts'

/** The answer that the contract documents for this status: its own entry, or `default` for 5xx. */
export function documentedAnswer({ answers }: Operation, status: number): DocumentedAnswer | undefined {
  return answers[status] ?? (status >= 500 ? answers.default : undefined)
}

/** Where an answer breaks a contract. */
export interface Violation {
  /** JSON path, such as `body.data[0].name`; empty where it is the answer as a whole. */
  path: string
  message: string
}

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`), 'body')

/** Where an answer breaks the contract; nothing when it keeps it. */
export function violations(operation: Operation, status: number, body: unknown): Violation[] {
  const documented = documentedAnswer(operation, status)
  if (!documented) return [{ path: '', message: `The contract does not document the status ${status}.` }]
  if (documented.contentType === null)
    return body === undefined ? [] : [{ path: 'body', message: 'The contract has no body here.' }]
  const result = documented.schema.safeParse(body)
  return result.success ? [] : result.error.issues.map(({ path, message }) => ({ path: pathOf(path), message }))
}
