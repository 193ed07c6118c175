import type { Contract, Operation, Parameter } from './contract.ts'
import { isObject, type Json } from './json.ts'
import { answerSchema, usualStatus } from './operation.ts'
import { envelopeIn, lastParameter, withoutSlash } from './record-id.ts'
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

/** The operation at a path, with or without a slash at its end. */
const operationAt = ({ operations }: Pick<Contract, 'operations'>, path: string, method: string) =>
  operations.find((each) => withoutSlash(each.path) === path && each.method === method)

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
    const [list, get, put] = [whole('GET'), own('GET'), own('PUT')]
    return [{ parameter, list, create, get, put, patch: own('PATCH'), remove: own('DELETE') }]
  })
}

/** Of several lists in an answer the one of its records: by its name, or if the others are of what stands beside. */
function recordsAmong<List>(lists: ReadonlyArray<readonly [name: string, list: List]>): List | undefined {
  const named = lists.filter(([name]) => /^(?:data|items|records|results)$/.test(name))
  const others = lists.filter(([name]) => !/^_?(?:errors|included|links|messages|warnings)$/.test(name))
  const [[, list] = [], ...more] = named.length > 0 ? named : others
  return more.length === 0 ? list : undefined
}

/** The records in the answer of a list: the answer itself, or its only field that holds a list of objects. */
export function rowsIn(body: unknown): Json[] | undefined {
  if (Array.isArray(body)) return body.every(isObject) ? body : undefined
  if (!isObject(body)) return undefined
  const { _embedded: embedded } = body
  if (isObject(embedded)) return rowsIn(embedded)
  return recordsAmong(
    Object.entries(body).flatMap(([name, value]) =>
      Array.isArray(value) && value.every(isObject) ? [[name, value] as const] : [],
    ),
  )
}

/** The schema of the records that an operation lists. */
export function rowSchema(list: Operation): Schema | undefined {
  const within = ({ items, properties = {} }: Schema): Schema | undefined => {
    if (items) return items
    const { _embedded: embedded } = properties
    if (embedded) return within(embedded)
    return recordsAmong(
      Object.entries(properties).flatMap(([name, { items: rows }]) =>
        rows?.properties ? [[name, rows] as const] : [],
      ),
    )
  }
  const schema = answerSchema(list, usualStatus(list))
  return schema && within(schema)
}

/** The schema of the record that an operation answers, also in an envelope. */
export function recordSchema(one: Operation, status: number): Schema | undefined {
  const schema = answerSchema(one, status)
  const { properties = {} } = schema ?? {}
  const name = 'id' in properties ? undefined : envelopeIn(properties, (inner) => isObject(inner.properties))
  return name === undefined ? schema : properties[name]
}
