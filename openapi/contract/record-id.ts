import type { Parameter } from './contract.ts'
import { isObject, type Json, objectIn } from './json.ts'
import { fieldText } from './json-or.ts'
import type { Schema } from './schema.ts'

type Named = Pick<Parameter, 'name'>

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

/** `authorId`, `author_id` and `author-id` as one. */
export const plain = (word: string): string => word.replaceAll(/[^A-Za-z0-9]/g, '').toLowerCase()

/** What may be the id of a record: its text or number, of a schema or of a value. */
const mayIdentify = (types: readonly unknown[]) =>
  ['string', 'integer', 'number'].some((each) => types.includes(each)) && !types.includes('object')

export const isIdentity = ({ types }: Schema): boolean => mayIdentify(types)

/**
 * The one of some fields that a parameter of a path stands for: of its name, of its last words (`number` of
 * `spaceNumber`), an id or a slug for `petId` and the like, or of the `word` of the path.
 */
function idAmong(fields: readonly string[], { name }: Named, word = ''): string | undefined {
  const words = name.replaceAll(/([a-z])([A-Z])/g, '$1_$2').split(/[^A-Za-z0-9]+/)
  const ends = words.map((_, at) => words.slice(at).join('_'))
  const isId = /(?:id|identifier)$/i.test(name)
  const wanted = [...ends, ...(isId ? ['id', 'slug'] : []), word].map(plain).filter(Boolean)
  return wanted.flatMap((each) => fields.filter((field) => plain(field) === each))[0]
}

/** The field of a record that a parameter of a path stands for. */
export const idField = (record: Json, parameter: Named): string | undefined =>
  idAmong(
    Object.keys(record).filter((name) => mayIdentify([typeof record[name]])),
    parameter,
  )

/**
 * The same by the schema of the record. The `word` of the path, such as `collection`, is for who writes the records: of
 * those of a host a field of that word may be any text.
 */
export const idFieldOf = ({ properties = {} }: Schema, parameter: Named, word?: string): string | undefined =>
  idAmong(
    Object.entries(properties).flatMap(([name, each]) => (isIdentity(each) ? [name] : [])),
    parameter,
    word,
  )

/** Where in an answer its record is: the answer itself, or in an envelope such as `{ "data": { "id": 1 } }`. */
export function recordIn(body: unknown, parameter: Named): { path: readonly string[]; record: Json } {
  const record = objectIn(body)
  const hasId = (one: unknown) => isObject(one) && idField(one, parameter) !== undefined
  // `pet` beside what is said of it, for `petId`.
  const name = hasId(record) ? undefined : envelopeIn(record, hasId, parameter.name.replace(/_?id$/i, ''))
  return name === undefined ? { path: [], record } : { path: [name], record: objectIn(record[name]) }
}

export function idOf(body: unknown, parameter: Named): string | undefined {
  const { record } = recordIn(body, parameter)
  const field = idField(record, parameter)
  return field === undefined ? undefined : fieldText(record, field)
}

/** Whether the contract lets a path have an id, as a text or as a number. */
export const mayBe = ({ validate }: Parameter, id: string): boolean =>
  [id, Number(id)].some((value) => validate(value).length === 0)
