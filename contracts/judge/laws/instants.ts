import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { objectsIn } from '#openapi/contract/records.ts'
import type { AnswerLaw } from './law.ts'

export const instantsAreInUtc: AnswerLaw = {
  name: 'instants-are-in-utc',
  sentence: 'An instant in an answer is in UTC.',
  reason: 'Clients compare and cut such texts, and a text in another zone falls on another day.',
  *judge(call) {
    for (const { schema, value, path } of objectsIn(call))
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        const got = value[name]
        if (field.format === 'date-time' && typeof got === 'string' && !/(?:Z|[+-]00:00)$/i.test(got))
          yield { path: jsonPath([...path, name]), expected: 'an instant in UTC', got: inShort(got) }
      }
  },
}
