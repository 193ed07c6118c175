import { answerSchema, resolve, type Schema, typesOf } from '../../../judge/contract/openapi.ts'
import { isObject } from '../../../judge/contract/records.ts'
import type { Mutant } from '../mutant.ts'
import { alteringBody } from '../planting.ts'
import { bodiedAnswers, type Holder, type Path } from './changing.ts'

/** Every field of an answer by its path, in which `*` is any item of a list. */
function* fieldsOf(
  schema: Schema | undefined,
  path: Path = [],
): Generator<{ path: Path; schema: Schema; required: boolean }> {
  if (!schema || path.length > 8) return
  const { properties = {}, required = [], items, oneOf } = resolve(schema)
  if (items) yield* fieldsOf(items, [...path, '*'])
  if (oneOf?.[0]) yield* fieldsOf(oneOf[0], path)
  for (const [name, inner] of Object.entries(properties)) {
    yield { path: [...path, name], schema: resolve(inner), required: required.includes(name) }
    yield* fieldsOf(inner, [...path, name])
  }
}

/** Changes the objects that have the last field of a path; returns whether there were any. */
function changeAt(value: unknown, path: Path, change: (holder: Holder, key: string) => void): boolean {
  const [key, ...rest] = path
  if (key === undefined) return false
  if (key === '*') return Array.isArray(value) && value.map((item) => changeAt(item, rest, change)).includes(true)
  if (!isObject(value)) return false
  if (rest.length > 0) return changeAt(value[key], rest, change)
  if (!(key in value)) return false
  change(value, key)
  return true
}

/** Ways in which a field can break its schema. */
function* wrongShapes({
  path,
  schema,
  required,
}: {
  path: Path
  schema: Schema
  required: boolean
}): Generator<[string, (holder: Holder, key: string) => void]> {
  const types = typesOf(schema)
  const last = path.at(-1) ?? ''
  if (required) yield [`${last} left out`, (holder, key) => void delete holder[key]]
  if (required)
    yield [
      `${last} under another name`,
      (holder, key) => {
        holder[`${key}_`] = holder[key]
        delete holder[key]
      },
    ]
  if (!types.includes('null') && !schema.oneOf)
    yield [
      `${last} null`,
      (holder, key) => {
        holder[key] = null
      },
    ]
  if (types.includes('number') || types.includes('integer'))
    yield [
      `${last} as a text`,
      (holder, key) => {
        holder[key] = String(holder[key])
      },
    ]
  else if (types.includes('string'))
    yield [
      `${last} as a number`,
      (holder, key) => {
        holder[key] = 7
      },
    ]
  else if (types.includes('boolean'))
    yield [
      `${last} as a text`,
      (holder, key) => {
        holder[key] = String(holder[key])
      },
    ]
  else if (types.includes('array'))
    yield [
      `${last} as an object`,
      (holder, key) => {
        holder[key] = {}
      },
    ]
  if (schema.enum)
    yield [
      `${last} beyond its list`,
      (holder, key) => {
        holder[key] = 'NO_SUCH_VALUE'
      },
    ]
  if (schema.format)
    yield [
      `${last} of another format`,
      (holder, key) => {
        holder[key] = 'yesterday'
      },
    ]
}

/** Answers of another shape, for every field of every answer. */
export const structureMutants: readonly Mutant[] = bodiedAnswers.flatMap(({ id, status }) =>
  [...fieldsOf(answerSchema(id, status))].flatMap((field) =>
    [...wrongShapes(field)].map(([kind, change]): Mutant => ({
      name: `${id} ${status}: ${field.path.join('.')}, ${kind}`,
      class: 'structure',
      kind: kind.replace(/^\S+ /, ''),
      operation: id,
      plant: alteringBody(id, status, (body) => changeAt(body, field.path, change)),
    })),
  ),
)
