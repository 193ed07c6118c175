import type { Contract, Operation, Parameter } from './contract.ts'
import { isObject, type Json, objectIn, valueAt } from './json.ts'
import { answerSchema, usualStatus } from './operation.ts'
import { envelopeIn, idFieldOf, isEnvelope, lastParameter, withoutSlash } from './record-id.ts'
import type { Schema } from './schema.ts'

/** The operations on one kind of record, as the paths of the contract link them. */
export interface Resource {
  /** The parameter at the end of the records' path. */
  parameter: Parameter
  list?: Operation | undefined
  /** The POST beside the list, if it makes a record: see `makesARecord`. */
  create?: Operation | undefined
  get?: Operation | undefined
  put?: Operation | undefined
  patch?: Operation | undefined
  remove?: Operation | undefined
}

const addressOf = (method: string, path: string) => `${method} ${withoutSlash(path)}`

/** The first operation at each address. */
const byAddress = new WeakMap<Contract['operations'], ReadonlyMap<string, Operation>>()

/** The operation at a path, with or without a slash at its end. */
function operationAt({ operations }: Pick<Contract, 'operations'>, path: string, method: string) {
  const before = byAddress.get(operations)
  const index = before ?? new Map(operations.toReversed().map((each) => [addressOf(each.method, each.path), each]))
  if (!before) byAddress.set(operations, index)
  return index.get(addressOf(method, path))
}

/**
 * Whether a POST is seen to make a record and nothing else: there is a list at its path, or it answers 201 and what it
 * makes can be read again or deleted.
 */
export function makesARecord(contract: Pick<Contract, 'operations'>, { path: given, answers }: Operation): boolean {
  const path = withoutSlash(given)
  const list = operationAt(contract, path, 'GET')
  if (list && rowSchema(list)) return true
  const isOfOne = (each: Operation) =>
    /^(?:GET|DELETE)$/.test(each.method) &&
    withoutSlash(each.path).replace(/\/\{[^{}/]+\}$/, '') === path &&
    lastParameter(each.path) !== undefined
  return '201' in answers && contract.operations.some(isOfOne)
}

/** Each path that ends in a parameter, with the path before it. */
export function resourcesOf(contract: Pick<Contract, 'operations'>): Resource[] {
  const paths = new Map(contract.operations.map((each) => [withoutSlash(each.path), each]))
  return [...paths].flatMap(([path, first]) => {
    const name = lastParameter(path)
    const parameter = first.parameters.find((each) => each.in === 'path' && each.name === name)
    if (name === undefined || !parameter) return []
    const own = (method: string) => operationAt(contract, path, method)
    const whole = (method: string) => operationAt(contract, path.slice(0, path.lastIndexOf('/')), method)
    const post = whole('POST')
    const create = post && makesARecord(contract, post) ? post : undefined
    const patch = own('PATCH')
    return [{ parameter, list: whole('GET'), create, get: own('GET'), put: own('PUT'), patch, remove: own('DELETE') }]
  })
}

/** The way to a part of an answer, by the names of fields. */
export type Keys = readonly string[]

/** How to look into an answer, or into its schema. */
interface View<Part> {
  readonly isList: (part: Part) => boolean
  readonly fieldsOf: (part: Part) => ReadonlyArray<readonly [name: string, inner: Part]>
}

/** Of several lists in an answer the one of its records: by its name, or if the others are of what stands beside. */
function recordsAmong(lists: readonly string[]): string | undefined {
  const named = lists.filter((name) => /^(?:data|items|records|results)$/.test(name))
  const others = lists.filter((name) => !/^_?(?:errors|included|links|messages|warnings)$/.test(name))
  const [name, ...more] = named.length > 0 ? named : others
  return more.length === 0 ? name : undefined
}

/** Where an answer has the list of its records: itself, one of its fields, or one of those of an envelope. */
function listPlace<Part>(part: Part, view: View<Part>, isInner = false): Keys | undefined {
  if (view.isList(part)) return []
  const fields = view.fieldsOf(part)
  const lists = fields.flatMap(([name, inner]) => (view.isList(inner) ? [name] : []))
  const [name, inner] =
    fields.find(([each]) => each === '_embedded') ??
    (lists.length === 0 ? fields.find(([each]) => fields.length === 1 || isEnvelope(each)) : undefined) ??
    []
  if (name !== undefined && inner !== undefined && !isInner) {
    const found = listPlace(inner, view, true)
    return found && [name, ...found]
  }
  const own = recordsAmong(lists)
  return own === undefined ? undefined : [own]
}

const isRows = (value: unknown): value is Json[] => Array.isArray(value) && value.every(isObject)

/** The records in the answer of a list. */
export function rowsIn(body: unknown): Json[] | undefined {
  const place = listPlace(body, { isList: isRows, fieldsOf: (part) => Object.entries(objectIn(part)) })
  const rows = place && valueAt(body, place)
  return isRows(rows) ? rows : undefined
}

/** The schema at some keys of another one. */
export const schemaAt = (schema: Schema | undefined, keys: Keys): Schema | undefined =>
  keys.reduce<Schema | undefined>((part, key) => part?.properties?.[key], schema)

/** Where an answer of a schema has the list of its records. */
export const listKeys = (schema: Schema, isRecord = ({ properties }: Schema) => properties !== undefined) =>
  listPlace(schema, {
    isList: ({ items }) => items !== undefined && isRecord(items),
    fieldsOf: ({ properties = {} }) => Object.entries(properties),
  })

/** Where an answer of a schema has its record: the answer itself, or in an envelope. */
export function recordKeys(schema: Schema, isRecord: (schema: Schema) => boolean, word?: string): Keys | undefined {
  if (isRecord(schema)) return []
  const name = envelopeIn(schema.properties ?? {}, isRecord, word)
  return name === undefined ? undefined : [name]
}

/** The schema of the records that an operation lists. */
export function rowSchema(list: Operation): Schema | undefined {
  const schema = answerSchema(list, usualStatus(list))
  const place = schema && (schema.items ? [] : listKeys(schema))
  return place && schemaAt(schema, place)?.items
}

/** The schema of the record that an operation answers, also in an envelope. */
export function recordSchema(one: Operation, status: number, parameter: Parameter): Schema | undefined {
  const schema = answerSchema(one, status)
  const hasId = (each: Schema) => idFieldOf(each, parameter) !== undefined
  return schema && schemaAt(schema, recordKeys(schema, hasId) ?? [])
}
