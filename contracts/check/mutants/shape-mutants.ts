import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { FindingClass } from '#contracts/finding.ts'
import { answerSchema, resolve, type Schema } from '../contract/openapi.ts'
import { isObject } from '../contract/records.ts'
import { answer, match } from './matching.ts'
import type { Between, Mutant } from './mutant.ts'

type Path = readonly string[]

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

type Holder = Record<string, unknown>

/** Changes the objects that hold the last field of a path; gives whether there were any. */
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

/** Alters every answer of an operation with a status. */
function altering(id: OperationId, status: string, change: (body: unknown) => boolean): () => Between {
  return () =>
    async (request, send, { applied }) => {
      const given = await send(request)
      if (match(request)?.operation.id !== id || String(given.status) !== status) return given
      const body: unknown = await given.clone().json()
      if (!change(body)) return given
      applied()
      return answer(given, { body })
    }
}

const typesOf = ({ type }: Schema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []))

/** Ways in which a field leaves its schema. */
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

const bodiedAnswers = Object.values(operations).flatMap(({ id, answers }) =>
  Object.keys(answers)
    .filter((status) => status !== 'default' && answerSchema(id, status) !== undefined)
    .map((status) => ({ id, status })),
)

/** Answers of another shape, for every field of every answer. */
export const structureMutants: readonly Mutant[] = bodiedAnswers.flatMap(({ id, status }) =>
  [...fieldsOf(answerSchema(id, status))].flatMap((field) =>
    [...wrongShapes(field)].map(([kind, change]): Mutant => ({
      name: `${id} ${status}: ${field.path.join('.')}, ${kind}`,
      class: 'structure',
      kind: kind.replace(/^\S+ /, ''),
      operation: id,
      plant: altering(id, status, (body) => changeAt(body, field.path, change)),
    })),
  ),
)

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
    plant: altering(id, status, (body) => addAt(body, path)),
  })),
)

/** Statuses of another outcome than the documented one. */
const otherStatus: Readonly<Record<string, readonly number[]>> = {
  200: [201, 206, 500],
  201: [200, 202],
  204: [200, 202, 404],
  400: [200, 422, 500],
  401: [200, 403, 404],
  403: [200, 401, 404],
  404: [200, 400, 410, 500],
  409: [200, 400, 422, 500],
  413: [200, 400],
  415: [200, 400],
}

const protocol = (
  id: OperationId,
  status: string,
  kind: string,
  change: (given: Response) => Promise<Response>,
): Mutant => ({
  name: `${id} ${status}: ${kind}`,
  class: 'protocol' satisfies FindingClass,
  kind,
  operation: id,
  plant:
    () =>
    async (request, send, { applied }) => {
      const given = await send(request)
      if (match(request)?.operation.id !== id || String(given.status) !== status) return given
      applied()
      return change(given)
    },
})

const withText =
  (headers: Record<string, string>, alter = (text: string) => text) =>
  async (given: Response) =>
    answer(given, { text: alter(await given.text()), headers })

/** Wrong statuses, content types and broken bodies, for every answer. */
export const protocolMutants: readonly Mutant[] = Object.values(operations).flatMap(({ id, answers }) =>
  Object.keys(answers)
    .filter((status) => status !== 'default')
    .flatMap((status) => {
      const others = (otherStatus[status] ?? []).filter((other) => !(String(other) in answers) || status !== '400')
      const statuses = others.map((other) =>
        protocol(id, status, `status ${other}`, async (given) =>
          answer(given, { text: (await given.text()) || '{}', status: other }),
        ),
      )
      if (answerSchema(id, status) === undefined)
        return [
          ...statuses,
          protocol(id, status, 'a body with status 200', async (given) =>
            answer(given, { body: { ok: true }, status: 200 }),
          ),
        ]
      return [
        ...statuses,
        protocol(id, status, 'content type text/html', withText({ 'Content-Type': 'text/html; charset=utf-8' })),
        protocol(id, status, 'content type problem+json', withText({ 'Content-Type': 'application/problem+json' })),
        protocol(id, status, 'charset latin1', withText({ 'Content-Type': 'application/json; charset=iso-8859-1' })),
        protocol(
          id,
          status,
          'no body',
          withText({}, () => ''),
        ),
        protocol(
          id,
          status,
          'half a body',
          withText({}, (text) => text.slice(0, text.length / 2)),
        ),
        protocol(
          id,
          status,
          'a redirect',
          async () => new Response(null, { status: 302, headers: { Location: '/login' } }),
        ),
      ]
    }),
)
