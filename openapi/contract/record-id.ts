import type { Parameter } from './contract.ts'
import { isObject, type Json, objectIn } from './json.ts'
import { fieldText } from './json-or.ts'

/** The name of the parameter at the end of a path; undefined where it ends in a word. */
export const lastParameter = (path: string): string | undefined => /\/\{([^{}/]+)\}\/?$/.exec(path)?.[1]

/** A path without the slash at its end, which some frameworks write. */
export const withoutSlash = (path: string): string => path.replace(/\/$/, '')

/** Whether one path is beneath another. */
export const isInside = (inner: string, outer: string): boolean =>
  withoutSlash(inner).startsWith(`${withoutSlash(outer)}/`)

/** The field of an object that holds another one like an envelope: its only one, or one of these names. */
export function envelopeIn(body: Json, holds: (inner: Json) => boolean): string | undefined {
  const names = Object.keys(body)
  return names.find((name) => {
    const { [name]: inner } = body
    return (names.length === 1 || /^(?:data|item|record|result)$/.test(name)) && isObject(inner) && holds(inner)
  })
}

/** The field of a record that a parameter of a path stands for: of its name, or `id` for `petId` and the like. */
export function idField(record: Json, { name }: Pick<Parameter, 'name'>): string | undefined {
  const isId = /(?:^|[a-z_])(?:id|Id|ID)$/.test(name)
  const field = [name, ...(isId ? ['id', '_id'] : [])].find((each) => each in record)
  return field !== undefined && ['string', 'number'].includes(typeof record[field]) ? field : undefined
}

/** Where in an answer its record is: the answer itself, or in an envelope such as `{ "data": { "id": 1 } }`. */
export function recordIn(body: unknown, parameter: Pick<Parameter, 'name'>): { path: readonly string[]; record: Json } {
  const record = objectIn(body)
  const hasId = (one: Json) => idField(one, parameter) !== undefined
  const name = hasId(record) ? undefined : envelopeIn(record, hasId)
  return name === undefined ? { path: [], record } : { path: [name], record: objectIn(record[name]) }
}

export function idOf(body: unknown, parameter: Pick<Parameter, 'name'>): string | undefined {
  const { record } = recordIn(body, parameter)
  const field = idField(record, parameter)
  return field === undefined ? undefined : fieldText(record, field)
}

/** Whether the contract lets a path have an id, as a text or as a number. */
export const mayBe = ({ validate }: Parameter, id: string): boolean =>
  [id, Number(id)].some((value) => validate(value).length === 0)
