import { answerSchema } from '#openapi/contract/operation.ts'
import { isObject, type Path } from '#openapi/contract/json.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import type { AnswerLaw } from './law.ts'

interface List {
  path: Path
  items: readonly unknown[]
  /** The first instant that the contract says its records have. */
  key: string
}

function* listsIn(value: unknown, schema: Schema | undefined, path: Path = []): Generator<List> {
  const fields = Object.entries((Array.isArray(value) ? schema?.items : schema)?.properties ?? {})
  const key = fields.find(([, { format }]) => format === 'date-time')?.[0]
  if (Array.isArray(value)) {
    if (key !== undefined) yield { path, items: value, key }
  } else if (isObject(value)) for (const [name, field] of fields) yield* listsIn(value[name], field, [...path, name])
}

const instant = (time = 0) => new Date(time).toISOString()

export const keepsTheWrittenOrder: AnswerLaw = {
  name: 'keeps-the-written-order',
  sentence: 'A list that the contract calls newest first or oldest first is in that order.',
  reason: 'People look for the latest at the top.',
  *judge({ operation, answer }) {
    const { 'x-order': order } = operation.words
    const sign = order === 'newest' ? -1 : order === 'oldest' ? 1 : 0
    if (sign === 0) return
    for (const { path, items, key } of listsIn(answer.body, answerSchema(operation, answer.status))) {
      const times = items.map((item) => (isObject(item) ? Date.parse(String(item[key])) : Number.NaN))
      const wrong = times.findIndex((time, index) => index > 0 && (time - (times[index - 1] ?? time)) * sign < 0)
      if (wrong > 0)
        yield {
          path: jsonPath([...path, wrong, key]),
          expected: `not ${sign < 0 ? 'after' : 'before'} that of the entry above, ${instant(times[wrong - 1])}`,
          got: instant(times[wrong]),
        }
    }
  },
}
