import type { Contract, Operation, Parameter } from '#openapi/contract/contract.ts'
import { answerSchema, bodySchema, usualStatus } from '#openapi/contract/operation.ts'
import { idFieldOf, isIdentity, plain, withoutSlash } from '#openapi/contract/record-id.ts'
import { type Keys, listKeys, recordKeys, type Resource, resourcesOf, schemaAt } from '#openapi/contract/resources.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { pagingOf } from './paging.ts'

/** The rows of one kind of record. */
export interface Derived {
  /** The word of their path, such as `books`; of two that share one, the whole path. */
  readonly name: string
  /** One of them, such as `book`. */
  readonly word: string
  readonly resource: Resource
  /** The schema of a whole record. */
  readonly record: Schema
  /** The field of a record that its path ends in. */
  readonly idField: string
  /** What names the records that these belong to: the parameters of the path before, from the left. */
  readonly parents: readonly Parent[]
}

/** A parameter in the middle of a path, and the field of a record that holds its value, if one does. */
export interface Parent {
  readonly parameter: Parameter
  readonly field: string | undefined
  /** The rows that it names, where they are remembered. */
  readonly of: string | undefined
}

/** What an operation does with the rows. `at` is where its answer shows the record, or the list of them. */
export type Behaviour =
  | { readonly does: 'list' | 'create' | 'get' | 'put' | 'patch'; readonly on: Derived; readonly at: Keys }
  | { readonly does: 'remove'; readonly on: Derived }
  | {
      readonly does: 'read-single' | 'put-single' | 'patch-single'
      readonly path: string
      readonly schema: Schema
      readonly at: Keys
    }
  | { readonly does: 'example'; readonly because: string }

/** The tables of a contract, and what each of its operations does with them. */
export interface Derivation {
  readonly tables: readonly Derived[]
  readonly roles: ReadonlyMap<string, Behaviour>
}

/** One of what a word names: `book` of `books`. */
export const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^s])s$/, '$1')

const successSchema = (operation: Operation | undefined) => operation && answerSchema(operation, usualStatus(operation))

const partsOf = (path: string) => path.split('/').filter(Boolean)
const wordBefore = (path: string, parameter: string) => {
  const parts = partsOf(path)
  return parts.slice(0, parts.indexOf(`{${parameter}}`)).findLast((part) => !part.startsWith('{')) ?? ''
}

/** The table of a resource, if its answers show records that have an id. */
function tableOf(found: Resource, path: string): Omit<Derived, 'parents'> | undefined {
  const { parameter, list } = found
  const name = wordBefore(path, parameter.name)
  const word = singular(name)
  const named = (schema: Schema) => idFieldOf(schema, parameter, word)
  const isRecord = (schema: Schema) => named(schema) !== undefined
  const recordOf = (operation: Operation | undefined) => {
    const schema = successSchema(operation)
    return schema && schemaAt(schema, recordKeys(schema, isRecord, word) ?? ['no record'])
  }
  const listOf = (operation: Operation | undefined) => {
    const schema = successSchema(operation)
    return schema && schemaAt(schema, listKeys(schema, isRecord) ?? ['no list'])?.items
  }
  // A list of what belongs to a record, such as `/fields/{collection}`, is no read of one.
  const resource = !recordOf(found.get) && listOf(found.get) ? { ...found, get: undefined } : found
  const { get, put, patch, create, remove } = resource
  const record = recordOf(get) ?? recordOf(put) ?? recordOf(patch) ?? recordOf(create) ?? listOf(list)
  const idField = record && named(record)
  if (!(get ?? put ?? patch ?? create ?? remove) || !record || idField === undefined) return undefined
  return { name, word, resource, record, idField }
}

/** The path of a resource's records, such as `/books/{id}`. */
const pathOf = ({ list, create, get, put, patch, remove, parameter }: Resource): string =>
  withoutSlash((get ?? put ?? patch ?? remove)?.path ?? `${(list ?? create)?.path ?? ''}/{${parameter.name}}`)

/** Derives from a contract what a backend can remember of it. */
export function derive(contract: Contract): Derivation {
  const found = resourcesOf(contract).flatMap((resource) => {
    const path = pathOf(resource)
    const table = tableOf(resource, path)
    return table ? [{ ...table, path }] : []
  })
  const names = found.map(({ name }) => name)
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  const named = found.map((each) => ({ ...each, name: isTwice(each.name) ? each.path : each.name }))
  const tables = named.map(({ path, ...table }): Derived => ({
    ...table,
    parents: parentsOf(path, table.resource.parameter, table.record, named),
  }))
  const roles = new Map<string, Behaviour>()
  for (const operation of contract.operations) roles.set(operation.id, roleOf(operation, contract, tables))
  return { tables, roles }
}

function parentsOf(
  path: string,
  last: Parameter,
  record: Schema,
  all: readonly { path: string; name: string; word: string; resource: Resource }[],
): Parent[] {
  const parts = partsOf(path)
  return parts.flatMap((part, index) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1]
    const operation = operationsOf(all.find((each) => each.path === path)?.resource)[0]
    const parameter = operation?.parameters.find((each) => each.in === 'path' && each.name === name)
    if (!parameter || parameter.name === last.name) return []
    const word = singular(wordBefore(path, parameter.name))
    const field = Object.entries(record.properties ?? {}).find(
      ([each, schema]) =>
        isIdentity(schema) && [plain(parameter.name), plain(`${word}id`)].includes(plain(each)) && plain(each) !== 'id',
    )?.[0]
    const before = `/${parts.slice(0, index + 1).join('/')}`
    const isOf = (each: { word: string }) => plain(each.word) === plain(parameter.name).replace(/id$/, '')
    // The records that the path before is of, else those that the parameter names: `{collection}` of `/collections`.
    return [{ parameter, field, of: (all.find((each) => each.path === before) ?? all.find(isOf))?.name }]
  })
}

const operationsOf = (resource: Resource | undefined): Operation[] =>
  resource
    ? [resource.list, resource.create, resource.get, resource.put, resource.patch, resource.remove].flatMap(
        (each) => each ?? [],
      )
    : []

const jobs = ['list', 'create', 'get', 'put', 'patch', 'remove'] as const
const example = (because: string): Behaviour => ({ does: 'example', because })

function roleOf(operation: Operation, contract: Contract, tables: readonly Derived[]): Behaviour {
  for (const on of tables) {
    const does = jobs.find((job) => on.resource[job] === operation)
    if (does === undefined) continue
    if (does === 'remove') return { does, on }
    const isRecord = (schema: Schema) => on.idField in (schema.properties ?? {})
    const schema = successSchema(operation)
    if (does === 'list') {
      const at = schema && listKeys(schema, isRecord)
      return at ? { does, on, at } : example('its answer is no list of records')
    }
    const at = schema && recordKeys(schema, isRecord, on.word)
    if (does === 'create' && !at && !sendsRecord(operation, on))
      return example('what it sends is no record of the list at its path')
    // An answer without the record is made of its fields.
    return { does, on, at: at ?? [] }
  }
  return viewOf(operation, tables) ?? singleOf(operation, contract) ?? example(reasonFor(operation))
}

/** Whether a body shares a field with the records. */
function sendsRecord(operation: Operation, { record }: Derived): boolean {
  const sent = Object.keys(bodySchema(operation)?.properties ?? {})
  return sent.length === 0 || sent.some((name) => name in (record.properties ?? {}))
}

/** A list at another path, of records of the same named schema, that its parameters choose by their fields. */
function viewOf(operation: Operation, tables: readonly Derived[]): Behaviour | undefined {
  if (operation.method !== 'GET') return undefined
  const schema = successSchema(operation)
  for (const on of tables) {
    const { name, properties = {} } = on.record
    if (name === undefined) continue
    const at = schema && listKeys(schema, (each) => each.name === name)
    if (!at) continue
    const { others, search } = pagingOf(operation)
    const chosen = operation.parameters.filter((each) => each.in === 'path' || others.includes(each))
    const isField = (each: Parameter) => each.name in properties
    // All of them, beside the lists of those that belong to something.
    const isWhole = on.resource.list?.path.startsWith(`${withoutSlash(operation.path)}/`) === true
    const isChoice = isWhole || search !== undefined || chosen.length > 0
    if (isChoice && chosen.every((each) => isField(each) || !each.required)) return { does: 'list', on, at }
  }
  return undefined
}

/** One object at a path without an id, which is read and written. */
function singleOf(operation: Operation, { operations }: Contract): Behaviour | undefined {
  const { method, path } = operation
  const at = (wanted: string) => operations.find((each) => each.path === path && each.method === wanted)
  const schema = successSchema(at('GET'))
  const does = { GET: 'read-single', PUT: 'put-single', PATCH: 'patch-single' } as const
  const change = at('PUT') ?? at('PATCH')
  if (path.includes('{') || !schema?.properties || !change || at('POST') !== undefined || !(method in does))
    return undefined
  const sent = Object.keys(bodySchema(change)?.properties ?? {})
  const isWritten = ({ properties = {} }: Schema) => sent.some((name) => Object.hasOwn(properties, name))
  const placeIn = (answer: Schema | undefined) => (answer && recordKeys(answer, isWritten)) ?? []
  const object = schemaAt(schema, placeIn(schema)) ?? schema
  return { does: does[method as keyof typeof does], path, schema: object, at: placeIn(successSchema(operation)) }
}

function reasonFor(operation: Operation): string {
  const schema = successSchema(operation)
  if (operation.method === 'GET')
    return schema && listKeys(schema, () => true)
      ? 'its answer is no list of records that have a path of their own'
      : 'its answer is no record of a list'
  return operation.path.endsWith('}') ? 'its path is no record of a list' : 'it is an action, not a record'
}
