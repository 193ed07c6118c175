import type { Contract, Operation, Parameter } from './contract.ts'
import { isObject, type Json } from './json.ts'
import { answerSchema, usualStatus } from './operation.ts'
import { lastParameter } from './record-id.ts'
import type { Schema } from './schema.ts'

/** The operations on one kind of record, as the paths of the contract link them. */
export interface Resource {
  /** The parameter at the end of the records' path. */
  parameter: Parameter
  list?: Operation | undefined
  create?: Operation | undefined
  get?: Operation | undefined
  put?: Operation | undefined
  patch?: Operation | undefined
  remove?: Operation | undefined
}

/** Each path that ends in a parameter, with the path before it. */
export function resourcesOf({ operations }: Contract): Resource[] {
  const at = (path: string) => (method: string) =>
    operations.find((each) => each.path === path && each.method === method)
  return [...new Set(operations.map(({ path }) => path))].flatMap((path) => {
    const name = lastParameter(path)
    const first = operations.find((each) => each.path === path)
    const parameter = first?.parameters.find((each) => each.in === 'path' && each.name === name)
    if (name === undefined || !parameter) return []
    const [own, whole] = [at(path), at(path.slice(0, path.lastIndexOf('/')))]
    const [list, create, get] = [whole('GET'), whole('POST'), own('GET')]
    return [{ parameter, list, create, get, put: own('PUT'), patch: own('PATCH'), remove: own('DELETE') }]
  })
}

/** The records in the answer of a list: the answer itself, or its only field that holds a list of objects. */
export function rowsIn(body: unknown): Json[] | undefined {
  if (Array.isArray(body)) return body.every(isObject) ? body : undefined
  if (!isObject(body)) return undefined
  const lists = Object.values(body).filter((value): value is Json[] => Array.isArray(value) && value.every(isObject))
  return lists.length === 1 ? lists[0] : undefined
}

/** The schema of the records that an operation lists. */
export function rowSchema(list: Operation): Schema | undefined {
  const schema = answerSchema(list, usualStatus(list))
  if (schema?.items) return schema.items
  const lists = Object.values(schema?.properties ?? {}).flatMap(({ items }) => (items?.properties ? [items] : []))
  return lists.length === 1 ? lists[0] : undefined
}
