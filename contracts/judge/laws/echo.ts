import { operations } from '#openapi/generated/operations.ts'
import type { Mismatch } from '#contracts/judge/finding.ts'
import { inShort } from '#contracts/judge/in-short.ts'
import { jsonPath } from '#contracts/judge/json-path.ts'
import { answerSchema, bodySchema, nameOf, namedSchemas, resolve, type Schema } from '../contract/openapi.ts'
import { isObject, type Json, kindOf, objectsIn } from '../contract/records.ts'
import type { AnswerLaw } from './law.ts'

const instant = /^\d{4}-\d\d-\d\dT/

/**
 * Whether a stored value equals the sent one. Money may be sent as text, a time in another zone, an empty link as null, an
 * email address in capitals.
 */
function keeps(sent: unknown, kept: unknown): boolean {
  if (sent === kept) return true
  if (typeof kept === 'number' && typeof sent === 'string') return Number(sent) === kept
  if (typeof sent === 'string' && typeof kept === 'string' && instant.test(sent))
    return Date.parse(sent) === Date.parse(kept)
  if (typeof sent === 'string' && sent.includes('@') && sent.toLowerCase() === kept) return true
  return sent === '' && kept === null
}

/** Where the answer differs from the request, for each field that both have. */
export function* unlike(sent: unknown, kept: unknown, path: readonly PropertyKey[]): Generator<Mismatch> {
  if (Array.isArray(sent) && Array.isArray(kept)) {
    if (sent.length > kept.length)
      yield { path: jsonPath(path), expected: `${sent.length} entries`, got: String(kept.length) }
    else for (const [index, item] of sent.entries()) yield* unlike(item, kept[index], [...path, index])
  } else if (isObject(sent) && isObject(kept)) {
    for (const [key, value] of Object.entries(sent)) if (key in kept) yield* unlike(value, kept[key], [...path, key])
  } else if (!keeps(sent, kept)) {
    const at = path.at(-1)
    const words = { expected: inShort(sent, at), got: inShort(kept, at) }
    yield { path: jsonPath(path), ...words, values: { expected: sent, got: kept } }
  }
}

/** The record in an answer that shows what was sent: the outermost object with most of its fields. */
function keptRecord(
  id: keyof typeof operations,
  status: number,
  body: unknown,
): { value: Json; path: readonly PropertyKey[] } | undefined {
  const sent: Schema | undefined = bodySchema(id)
  const fields = Object.keys(sent ? (resolve(sent).properties ?? {}) : {})
  const kinds = objectsIn(id, status, body).filter(
    ({ schema, value }) =>
      kindOf(schema) !== undefined && fields.filter((field) => field in value).length * 2 >= fields.length,
  )
  return kinds[0]
}

export const answersWhatWasSent: AnswerLaw = {
  name: 'answers-what-was-sent',
  sentence: 'The answer to a create or an update has every field as it was sent.',
  reason:
    'The form shows the answer: what it does not repeat looks lost, and what it changes is saved wrongly next time.',
  *judge({ id, asked, answer }) {
    if (!/^(POST|PUT|PATCH)$/.test(operations[id].method) || !isObject(asked.body)) return
    const name = nameOf(answerSchema(id, answer.status) ?? {})
    if (name === undefined || !namedSchemas.has(name)) return
    const kept = keptRecord(id, answer.status, answer.body)
    if (!kept) return
    // Other journeys test these: variants are merged by id, quantities are added, and stock counts only without
    // variants.
    const { variants, quantity: _quantity, stock: _stock, ...fields } = asked.body
    yield* unlike(fields, kept.value, kept.path)
    if (operations[id].method === 'POST' && Array.isArray(variants))
      yield* unlike(variants, kept.value.variants, [...kept.path, 'variants'])
  },
}
