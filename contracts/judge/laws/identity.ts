import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import type { AnswerLaw } from './law.ts'
import { isObject, type Path } from '#openapi/contract/json.ts'
import { fieldText } from '#openapi/contract/json-or.ts'
import { answerSchema } from '#openapi/contract/operation.ts'
import { idField, lastParameter, recordIn } from '#openapi/contract/record-id.ts'
import type { Schema } from '#openapi/contract/schema.ts'

export const answersTheIdAskedFor: AnswerLaw = {
  name: 'answers-the-id-asked-for',
  sentence: 'A call for one record answers with the record whose id is in the path.',
  reason: 'Otherwise the wrong record is bought, changed or deleted.',
  *judge({ operation, input, answer }) {
    const name = lastParameter(operation.path)
    const wanted = name === undefined ? undefined : input.params?.[name]
    if (name === undefined || wanted === undefined || !isObject(answer.body)) return
    const { path, record } = recordIn(answer.body, { name })
    const field = idField(record, { name })
    if (field !== undefined && fieldText(record, field) !== wanted)
      yield { path: jsonPath([...path, field]), expected: inShort(wanted), got: inShort(record[field]) }
  },
}

/** What identifies an item of a list: the fields that the contract names, else its id. */
function keyOf(item: unknown, { 'x-key': names = ['id'] }: Pick<Schema, 'x-key'> = {}): string | undefined {
  if (!isObject(item)) return undefined
  const given = names.filter((name) => /^(?:string|number)$/.test(typeof item[name]))
  return given.length > 0 ? given.map((name) => fieldText(item, name)).join(' with ') : undefined
}

function* duplicates(
  value: unknown,
  schema: Schema | undefined,
  path: Path = [],
): Generator<{ path: string; expected: string; got: string }> {
  if (Array.isArray(value)) {
    const seen = new Set<string>()
    for (const [index, item] of value.entries()) {
      const key = keyOf(item, schema?.items)
      if (key !== undefined && seen.has(key))
        yield {
          path: jsonPath([...path, index]),
          expected: 'each record once',
          got: `${key} again`,
        }
      if (key !== undefined) seen.add(key)
      yield* duplicates(item, schema?.items, [...path, index])
    }
  } else if (isObject(value)) {
    for (const [key, inner] of Object.entries(value))
      yield* duplicates(inner, schema?.properties?.[key], [...path, key])
  }
}

export const listsARecordOnce: AnswerLaw = {
  name: 'lists-a-record-once',
  sentence: 'No list holds the same record twice.',
  reason: 'A duplicate is counted, shown and ordered twice.',
  judge: ({ operation, answer }) => duplicates(answer.body, answerSchema(operation, answer.status)),
}
