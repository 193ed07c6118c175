import { z } from 'zod'
import type { TypedOperation } from './operation.ts'
import { areShared, fits } from './shared-answer.ts'

/** Where a request or an answer breaks the contract. */
export interface Violation {
  /** JSON path, such as `body.data[0].name`; empty for the whole answer. */
  path: string
  message: string
}

const pathOf = (path: readonly PropertyKey[]) =>
  path.reduce<string>((text, key) => (typeof key === 'number' ? `${text}[${key}]` : `${text}.${String(key)}`), 'body')

const hasNoChecks = (list: z.ZodArray) => (list.def.checks ?? []).length === 0

/** Whether a body fits its schema. Shared objects in a list are checked one by one, since most were checked before. */
function bodyFits(schema: z.ZodType, body: unknown): boolean {
  if (!(schema instanceof z.ZodObject) || typeof body !== 'object' || body === null) return fits(schema, body)
  const lists = Object.entries(body).filter(([name, value]: [string, unknown]) => {
    const field: unknown = schema.shape[name]
    return (
      field instanceof z.ZodArray &&
      hasNoChecks(field) &&
      areShared(value) &&
      value.every((entry) => fits(field.element as z.ZodType, entry))
    )
  })
  return fits(schema, lists.length > 0 ? { ...body, ...Object.fromEntries(lists.map(([name]) => [name, []])) } : body)
}

/** All places where an answer breaks the contract. */
export function violations({ answers }: TypedOperation, status: number, body: unknown): Violation[] {
  const documented = answers[status] ?? (status >= 500 ? answers.default : undefined)
  if (!documented) return [{ path: '', message: `The contract does not document the status ${status}.` }]
  if (documented.contentType === null)
    return body === undefined ? [] : [{ path: 'body', message: 'The contract has no body here.' }]
  if (bodyFits(documented.schema, body)) return []
  const result = documented.schema.safeParse(body)
  return result.success ? [] : result.error.issues.map(({ path, message }) => ({ path: pathOf(path), message }))
}
