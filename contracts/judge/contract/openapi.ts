import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { Personal } from '#contracts/judge/personal.ts'

/** The parts of a JSON schema that the contract uses. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  description?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: Schema
  items?: Schema
  oneOf?: readonly Schema[]
  enum?: readonly unknown[]
  const?: unknown
  default?: unknown
  format?: string
  pattern?: string
  contentMediaType?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minProperties?: number
  maxProperties?: number
  propertyNames?: Schema
  /** The kind of personal data in a text. */
  'x-personal'?: Personal
}

interface Parameter {
  name: string
  in: 'path' | 'query'
  required?: boolean
  description?: string
  schema: Schema
}

type Content = Readonly<Record<string, { schema?: Schema }>>
interface Described {
  operationId: OperationId
  description?: string
  'x-invalidates'?: readonly OperationId[]
  parameters?: ReadonlyArray<Parameter | { $ref: string }>
  requestBody?: { content: Content }
  responses: Readonly<Record<string, { $ref?: string; description?: string; content?: Content }>>
}

interface Document {
  paths: Record<string, Record<string, unknown>>
  components: { schemas: Record<string, Schema> }
}
const document = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../openapi/generated/openapi.json'), 'utf8'),
) as Document

const targets = new Map<string, unknown>()

/** The target of a `#/…` reference, through any further references. */
export function resolve<Part extends { $ref?: string }>(part: Part): Part {
  const { $ref } = part
  if ($ref === undefined) return part
  if (!targets.has($ref)) {
    const keys = $ref.slice(2).split('/')
    targets.set(
      $ref,
      resolve(keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], document) as Part),
    )
  }
  return targets.get($ref) as Part
}

/** Every named schema. */
export const namedSchemas: ReadonlyMap<string, Schema> = new Map(Object.entries(document.components.schemas))

/** The names of all fields that a schema of the contract marks with `x-personal`. */
export const personalFields: ReadonlySet<string> = new Set([...namedSchemas.values()].flatMap(personalIn))

function personalIn({ properties = {}, items, oneOf = [] }: Schema): string[] {
  const own = Object.entries(properties).flatMap(([name, field]) => [
    ...(field['x-personal'] === undefined ? [] : [name]),
    ...personalIn(field),
  ])
  return [...own, ...[...oneOf, ...(items ? [items] : [])].flatMap(personalIn)]
}

function* fieldsIn(part: unknown): Generator<string> {
  if (typeof part !== 'object' || part === null) return
  for (const [key, inner] of Object.entries(part) as Array<[string, unknown]>) {
    if (key === 'properties' && typeof inner === 'object' && inner !== null) yield* Object.keys(inner)
    yield* fieldsIn(inner)
  }
}

/** The names of all fields in the contract. */
export const fieldNames: ReadonlySet<string> = new Set(fieldsIn(document))

/** The name of a schema that is referred to. */
export const nameOf = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

/** The JSON types that a schema allows; empty if it names none. */
export const typesOf = ({ type }: Schema): readonly string[] => (typeof type === 'string' ? [type] : (type ?? []))

const described = new Map(
  Object.values(document.paths).flatMap((item) =>
    Object.values(item)
      .filter((part): part is Described => typeof part === 'object' && part !== null && 'operationId' in part)
      .map((part) => [part.operationId, part] as const),
  ),
)

const of = (id: OperationId): Described => {
  const found = described.get(id)
  if (!found) throw new Error(`The OpenAPI file does not describe ${id}.`)
  return found
}

const schemaIn = (content: Content | undefined): Schema | undefined => Object.values(content ?? {})[0]?.schema

/** The parameters of an operation. */
export const parametersOf = (id: OperationId): Parameter[] =>
  (of(id).parameters ?? []).map((parameter) => resolve(parameter as Parameter & { $ref?: string }))

export const queryParameter = (id: OperationId, name: string): Parameter | undefined =>
  parametersOf(id).find((parameter) => parameter.in === 'query' && parameter.name === name)

/** The reads whose answers change when an operation has written. */
export const staleAfter = (id: OperationId): readonly OperationId[] => of(id)['x-invalidates'] ?? []

/** The schema of an operation's request body. */
export const bodySchema = (id: OperationId): Schema | undefined => schemaIn(of(id).requestBody?.content)

/** The schema of the answer that is documented for a status. */
export function answerSchema(id: OperationId, status: number | string): Schema | undefined {
  const answer = of(id).responses[String(status)]
  return answer && schemaIn(resolve(answer).content)
}

/**
 * The contract's descriptions of an operation and its answer, which name the order of a list and the searched fields.
 */
export function wordsOf(id: OperationId, status: number | string): string {
  const answer = of(id).responses[String(status)]
  const schema = answerSchema(id, status)
  return [of(id).description, answer && resolve(answer).description, schema && resolve(schema).description].join(' ')
}

/** What the contract says of an operation and of one of its refusals, without what it says of its other statuses. */
export function refusalWords(id: OperationId, status: string): string {
  const { description = '', responses } = of(id)
  const answer = responses[status]
  const parts = description.split(/(?<=[.;]) /).filter((part) => part.startsWith(status) || !/^\d{3} /.test(part))
  return [answer && resolve(answer).description, ...parts].filter(Boolean).join(' ').replace(/;$/, '.')
}

/** The documented statuses of an operation. */
export const statusesOf = (id: OperationId): string[] =>
  Object.keys(operations[id].answers).filter((status) => status !== 'default')

/** The status of an operation's success. */
export function usualStatus(id: OperationId): '200' | '201' | '204' {
  const { answers } = operations[id]
  return (['201', '200', '204'] as const).find((status) => status in answers) ?? '200'
}
