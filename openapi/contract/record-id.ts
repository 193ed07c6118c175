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

/** Whether a field has the name of one that holds an answer proper. */
export const isEnvelope = (name: string): boolean => /^(?:data|item|record|result)$/.test(name)

/** The field of an object that holds another one like an envelope: its only one, one of the usual names, or of a `word`. */
export function envelopeIn<Inner>(
  body: Readonly<Record<string, Inner>>,
  holds: (inner: Inner) => boolean,
  word?: string,
): string | undefined {
  const all = Object.entries(body)
  return all.find(([name, inner]) => (all.length === 1 || isEnvelope(name) || name === word) && holds(inner))?.[0]
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
  const hasId = (one: unknown) => isObject(one) && idField(one, parameter) !== undefined
  // `pet` beside what is said of it, for `petId`.
  const name = hasId(record) ? undefined : envelopeIn(record, hasId, parameter.name.replace(/_?id$/i, ''))
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
