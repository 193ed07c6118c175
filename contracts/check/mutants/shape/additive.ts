import { answerSchema, resolve, type Schema } from '../../../judge/contract/openapi.ts'
import { isObject } from '../../../judge/contract/records.ts'
import type { Mutant } from '../mutant.ts'
import { alteringBody } from '../planting.ts'
import { bodiedAnswers, type Holder, type Path } from './changing.ts'

function* holdersOf(schema: Schema | undefined, path: Path = []): Generator<Path> {
  if (!schema || path.length > 8) return
  const { properties, items, oneOf } = resolve(schema)
  if (items) yield* holdersOf(items, [...path, '*'])
  if (oneOf?.[0]) yield* holdersOf(oneOf[0], path)
  if (properties) yield path
  for (const [name, inner] of Object.entries(properties ?? {})) yield* holdersOf(inner, [...path, name])
}

function addAt(value: unknown, path: Path): boolean {
  const [key, ...rest] = path
  if (key === '*') return Array.isArray(value) && value.map((item) => addAt(item, rest)).includes(true)
  if (!isObject(value)) return false
  if (key !== undefined) return addAt(value[key], rest)
  ;(value as Holder).internal_note = 'not documented'
  return true
}

/** An undocumented field in every object of every answer. */
export const additiveMutants: readonly Mutant[] = bodiedAnswers.flatMap(({ id, status }) =>
  [...holdersOf(answerSchema(id, status))].map((path): Mutant => ({
    name: `${id} ${status}: a field more in ${path.join('.') || 'the body'}`,
    class: 'additive',
    kind: 'a field more',
    operation: id,
    plant: alteringBody(id, status, (body) => addAt(body, path)),
  })),
)
