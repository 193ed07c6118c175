import type { z } from 'zod'

/** What is cached for a shared answer. */
interface Known {
  /** Its JSON, once serialised. */
  text?: string
  /** The schemas that it has been validated against. */
  readonly fits: Set<z.ZodType>
}

const shared = new WeakMap<object, Known>()

/**
 * Caches the answer made from a row and `Part`, the other row it needs, together with its JSON and its
 * validation. Rows are replaced, never changed, so a cached answer is never stale. Callers must not change it.
 */
export function shareAnswers<Row extends object, Part, Answer extends object>(
  make: (row: Row, part: Part) => Answer,
): (row: Row, part: Part) => Answer {
  const answers = new WeakMap<Row, { part: Part; answer: Answer }>()
  return (row, part) => {
    const cached = answers.get(row)
    if (cached && cached.part === part) return cached.answer
    const answer = make(row, part)
    answers.set(row, { part, answer })
    shared.set(answer, { fits: new Set() })
    return answer
  }
}

const sharedOf = (value: unknown) => (typeof value === 'object' && value !== null ? shared.get(value) : undefined)

/** Whether `value` is a list that contains only shared answers. */
export const areShared = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.every((entry) => sharedOf(entry) !== undefined)

/** Whether a value fits a schema. A shared answer is validated only once. */
export function fits(schema: z.ZodType, value: unknown): boolean {
  const cached = sharedOf(value)
  if (cached?.fits.has(schema)) return true
  const { success } = schema.safeParse(value)
  if (success) cached?.fits.add(schema)
  return success
}

function textOf(value: unknown): string | undefined {
  const cached = sharedOf(value)
  return cached ? (cached.text ??= JSON.stringify(value)) : JSON.stringify(value)
}

/** The JSON of an answer's body, which reuses the JSON of the shared answers in it. */
export function jsonOf(body: unknown): string {
  if (typeof body !== 'object' || body === null || Array.isArray(body) || sharedOf(body)) return textOf(body) ?? 'null'
  const fields = Object.entries(body).flatMap(([name, value]: [string, unknown]) => {
    const text = areShared(value) ? `[${value.map(textOf).join(',')}]` : JSON.stringify(value)
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
  })
  return `{${fields.join(',')}}`
}
