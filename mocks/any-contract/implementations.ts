import type { Faker } from '@faker-js/faker'
import type { Contract, Operation } from '#openapi/contract/contract.ts'
import { isObject, type Json, objectIn } from '#openapi/contract/json.ts'
import { answerTo, bodySchema } from '#openapi/contract/operation.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { Reply } from '../engine/call/implementation.ts'
import { conflict, notFound, Problem } from '../engine/call/problem.ts'
import { shareAnswers } from '../engine/call/shared-answer.ts'
import { numberIn } from '../engine/table/indexed-rows.ts'
import type { AnyStore } from '../engine/table/store.ts'
import { schemaAt } from '#openapi/contract/resources.ts'
import { textHash } from '#openapi/contract/text-hash.ts'
import { type Behaviour, type Derivation, type Derived, singular } from './derive.ts'
import { statusOf } from './documented.ts'
import type { AnyRun } from './idempotency-key.ts'
import { envelopeOf, listPage, type Query } from './listing.ts'
import { repaired, shown, unlessEndless } from './repaired.ts'
import { fitting, numberedId, type Row, seededSingle, singles } from './rows.ts'
import { fakerOf, realistic } from './values.ts'

/** A call whose request has been read by the contract. */
interface Call {
  readonly db: AnyStore
  readonly user: unknown
  readonly params: Readonly<Record<string, string>>
  readonly query: Query
  readonly body: unknown
  readonly url: string
  readonly headers: Headers
  readonly now: Date
}

type Run = (call: Call) => Promise<Reply<unknown>> | Reply<unknown>

/** The answer to a success, of which the contract's schema makes what the rows do not say. */
function reply(operation: Operation, value: unknown, headers: Record<string, string> = {}): Reply<unknown> {
  const status = statusOf(operation)
  const body = answerTo(operation, status)?.body
  if (!body) return new Reply<unknown>(status, undefined, headers)
  return new Reply<unknown>(status, body.schema ? repaired(body.schema, body.validate, value) : value, headers)
}

/** A record as the items of a list show it, the same as long as the record is. */
const shownOf = shareAnswers((record: Json, items: Schema) => shown(items, record) as Json)

/** A record as an answer shows it: at its place, cut to the schema there, or as the fields of an answer without one. */
function showing(operation: Operation, at: readonly string[], record: Json): unknown {
  const schema = answerTo(operation, statusOf(operation))?.body?.schema
  const place = schemaAt(schema, at)
  return at.reduceRight<unknown>((inner, key) => ({ [key]: inner }), shown(place, record))
}

const tagOf = (record: Json) => `"${textHash(JSON.stringify(record)).toString(36)}"`

/** The answer that shows a record, with its ETag where the contract has one. */
function replyOf(operation: Operation, at: readonly string[], record: Json, headers: Record<string, string> = {}) {
  const documented = answerTo(operation, statusOf(operation))?.sentHeaders ?? []
  const hasTag = documented.some(({ name }) => /^etag$/i.test(name))
  return reply(operation, showing(operation, at, record), { ...headers, ...(hasTag && { ETag: tagOf(record) }) })
}

/** Refuses a write for another state of the record than the stored one, where the contract knows that refusal. */
function refuseStale({ answers }: Operation, { headers }: Call, { record }: Row): void {
  const tags = headers.get('If-Match')
  if (tags === null && '428' in answers) throw new Problem(428, 'Send If-Match with the ETag of the record.')
  const isMeant =
    tags === null || /^\s*\*\s*$/.test(tags) || tags.split(',').some((tag) => tag.trim() === tagOf(record))
  if (!isMeant && '412' in answers) throw new Problem(412, 'The record has changed since it was read.')
}

const keyed = (db: AnyStore, table: string, key: string) => db.table(table).where('key', key) as readonly Row[]
const rowsOf = (db: AnyStore, { name }: Derived) => db.table(name).all() as readonly Row[]

/** Whether a row belongs to the records that the path names before it. */
export const belongs =
  ({ parents }: Derived, params: Call['params']) =>
  (row: Row) =>
    parents.every(({ parameter: { name }, field }) => {
      const held = field === undefined ? row.parents[name] : row.record[field]
      return params[name] === undefined || String(held) === params[name]
    })

function rowAt(on: Derived, { db, params }: Call): Row {
  const found = keyed(db, on.name, params[on.resource.parameter.name] ?? '').find(belongs(on, params))
  return found ?? notFound(on.word)
}

const namesIn = (path: string) => [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)
const shapeOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, '{}')

/** Refuses a path below a record that does not exist: of its own rows always, of others where that is documented. */
function demandParents({ path, answers }: Operation, { parents }: Derived, { tables }: Derivation, call: Call): void {
  const { db, params } = call
  const isMissing = (of: string, name = '') => name in params && keyed(db, of, params[name] ?? '').length === 0
  for (const { parameter, of } of parents) if (of !== undefined && isMissing(of, parameter.name)) notFound(singular(of))
  if (!('404' in answers)) return
  for (const { name, word, resource } of tables) {
    const { get, put, patch, remove } = resource
    const above = (get ?? put ?? patch ?? remove)?.path
    if (above === undefined || !shapeOf(path).startsWith(`${shapeOf(above)}/`)) continue
    if (isMissing(name, namesIn(path)[namesIn(above).length - 1])) notFound(word)
  }
}

const isTime = (name: string) => /(?:created|updated|modified|changed)_?-?(?:at|on|date|time)?$/i.test(name)

/** What the backend makes of a record's fields: those that no request may hold, and those that an answer must have. */
function madeBy(on: Derived, sent: Json, id: unknown, now: Date, seed: number): Json {
  const making = { faker: fakerOf(seed, now), now, idsOf: () => [] }
  const fields = Object.entries(on.record.properties ?? {}).flatMap(([name, field]): [string, unknown][] => {
    if (name === on.idField) return [[name, id]]
    if (name in sent && !field.readOnly) return []
    if (isTime(name) && (field.format === 'date-time' || field.readOnly) && field.types.includes('string'))
      return [[name, field.format === 'date' ? now.toISOString().slice(0, 10) : now.toISOString()]]
    if (field.default !== undefined) return [[name, field.default]]
    const isNeeded = field.readOnly === true || on.record.required.includes(name)
    if (!isNeeded) return []
    const empty = field.types.includes('null') ? null : field.items && []
    return [[name, empty === undefined ? (field.enum?.[0] ?? realistic(field, name, on.name, making)) : empty]]
  })
  return Object.fromEntries(fields)
}

/** Whether a field may be in the request of an operation. */
function sendableIn(operation: Operation): (name: string) => boolean {
  const { properties, isOpen = true } = bodySchema(operation) ?? {}
  return (name) => isOpen || !properties || Object.hasOwn(properties, name)
}

/** The fields of what was sent that a record has, without those that only the backend writes. */
function sentTo(on: Derived, body: unknown): Json {
  const { properties = {}, isOpen } = on.record
  return Object.fromEntries(
    Object.entries(objectIn(body)).filter(([name]) => {
      const field = properties[name]
      return field ? field.readOnly !== true : isOpen
    }),
  )
}

/** Refuses a value that another row has of a field that `x-key` calls unique, where the contract knows a conflict. */
function refuseTaken(operation: Operation, on: Derived, { db }: Call, record: Json, id?: string): void {
  if (!('409' in operation.answers)) return
  for (const name of on.record['x-key'] ?? []) {
    const taken = rowsOf(db, on).some((row) => row.id !== id && row.record[name] === record[name])
    if (taken && record[name] !== undefined) conflict(`Another record has this ${name}.`)
  }
}

/** Says that no answer of the contract can hold a record. */
function refuseUnshowable({ name }: Derived): never {
  throw new Problem(501, `No answer that the contract allows can show this record of ${name}.`)
}

/** `change` laid over `value`, as RFC 7386 says: null takes a field away, unless its schema allows null. */
function merged(schema: Schema | undefined, value: unknown, change: unknown): unknown {
  if (!isObject(change)) return change
  // A map, since a field may be called `__proto__`.
  const result = new Map<string, unknown>(Object.entries(objectIn(value)))
  for (const [name, next] of Object.entries(change)) {
    const field = schema?.properties?.[name]
    if (next === null && !field?.types.includes('null')) result.delete(name)
    else result.set(name, merged(field, result.get(name), next))
  }
  return Object.fromEntries(result)
}

function list(derivation: Derivation, operation: Operation, { on, at }: Behaviour & { does: 'list' }): Run {
  return (call) => {
    demandParents(operation, on, derivation, call)
    const chosen = Object.entries(call.params).filter(
      ([name]) => !on.parents.some(({ parameter }) => parameter.name === name),
    )
    const isHere = belongs(on, call.params)
    const isChosen = ({ record }: Row) => chosen.every(([name, value]) => String(record[name]) === value)
    const all = rowsOf(call.db, on)
    const isWhole = Object.keys(call.params).length === 0
    const rows = isWhole ? all : all.filter((row) => isHere(row) && isChosen(row))
    const page = listPage(rows, operation, call.query, on.record)
    const schema = answerTo(operation, statusOf(operation))?.body?.schema
    const items = schemaAt(schema, at)?.items
    const records = page.rows.map(({ record }) => (items ? shownOf(record, items) : record))
    return reply(operation, schema ? envelopeOf(schema, at, operation, call.url, page, records) : records)
  }
}

const get =
  (operation: Operation, { on, at }: Behaviour & { does: 'get' }): Run =>
  (call) =>
    replyOf(operation, at, rowAt(on, call).record)

const remove =
  (operation: Operation, { on }: Behaviour & { does: 'remove' }): Run =>
  async (call) => {
    const row = rowAt(on, call)
    refuseStale(operation, call, row)
    await call.db.table(on.name).delete(row.id)
    return reply(operation, row.record)
  }

/** The fields of a new record that the path says, and what of the path no field holds. */
export function fromPath(
  { parents, record }: Derived,
  params: Call['params'],
): { fields: Json; others: Record<string, string> } {
  const fields: Record<string, unknown> = {}
  const others: Record<string, string> = {}
  for (const { parameter, field } of parents) {
    const value = params[parameter.name] ?? ''
    if (field === undefined) others[parameter.name] = value
    else fields[field] = record.properties?.[field]?.types.includes('string') ? value : Number(value)
  }
  return { fields, others }
}

/** The id of a new record: the one that was sent, else the next of its form; a taken one is refused where that is documented. */
function newId(
  operation: Operation,
  on: Derived,
  given: unknown,
  number: number,
  call: Call,
  faker: Faker,
): string | number {
  const isTaken = (id: string | number) => keyed(call.db, on.name, String(id)).some(belongs(on, call.params))
  if (typeof given === 'string' || typeof given === 'number') {
    if (!isTaken(given)) return given
    if ('409' in operation.answers) conflict(`There is a record with the ${on.idField} ${given} already.`)
  }
  let next = number
  let id = numberedId(on, next, faker)
  while (isTaken(id)) {
    next += 1
    id = numberedId(on, next, faker)
  }
  return id
}

/** The operations that the rows answer, by id. Those without one answer their example. */
export function implementationsOf(
  contract: Contract,
  derivation: Derivation,
  seedOf: () => number,
): Record<string, AnyRun> {
  const { roles } = derivation

  async function written(on: Derived, row: Row, { db }: Call, record: Json): Promise<Json> {
    const fits = fitting(on, roles, record)
    if (!fits) refuseUnshowable(on)
    await db.table(on.name).update(row.id, { record: fits })
    return fits
  }

  function create(operation: Operation, { on, at }: Behaviour & { does: 'create' }): Run {
    return async (call) => {
      demandParents(operation, on, derivation, call)
      const { db, params, now } = call
      const sent = sentTo(on, call.body)
      refuseTaken(operation, on, call, sent)
      const table = db.table(on.name)
      const rowId = table.nextId()
      const number = numberIn(rowId)
      const seed = seedOf() + number
      const id = newId(operation, on, sent[on.idField], number, call, fakerOf(seed + textHash(on.name), now))
      const { fields, others } = fromPath(on, params)
      const generated = unlessEndless(() => madeBy(on, sent, id, now, seed))
      const record = generated && fitting(on, roles, { ...generated, ...sent, ...fields, [on.idField]: id })
      if (!record) refuseUnshowable(on)
      if (String(record[on.idField]) !== String(id))
        conflict(`There is no other ${on.idField} that the contract allows.`)
      await table.create({ id: rowId, key: String(id), record, parents: others } satisfies Row)
      const location = `${new URL(call.url).pathname.replace(/\/$/, '')}/${encodeURIComponent(String(id))}`
      return replyOf(operation, at, record, { Location: location })
    }
  }

  function put(operation: Operation, { on, at }: Behaviour & { does: 'put' }): Run {
    const isSent = sendableIn(operation)
    return async (call) => {
      const row = rowAt(on, call)
      refuseStale(operation, call, row)
      const sent = sentTo(on, call.body)
      refuseTaken(operation, on, call, sent, row.id)
      const unchanged = Object.entries(on.record.properties ?? {}).filter(
        ([name, field]) =>
          name in row.record &&
          (field.readOnly || !isSent(name) || name === on.idField || on.parents.some((each) => each.field === name)),
      )
      const own = Object.fromEntries(unchanged.map(([name]) => [name, row.record[name]]))
      const generated = unlessEndless(() =>
        madeBy(on, { ...row.record, ...sent }, row.record[on.idField], call.now, seedOf()),
      )
      const record = await written(on, row, call, { ...generated, ...sent, ...own, ...changedAt(on, call.now) })
      return replyOf(operation, at, record)
    }
  }

  function patch(operation: Operation, { on, at }: Behaviour & { does: 'patch' }): Run {
    return async (call) => {
      const row = rowAt(on, call)
      refuseStale(operation, call, row)
      const { [on.idField]: _id, ...sent } = sentTo(on, call.body)
      refuseTaken(operation, on, call, sent, row.id)
      const next = merged(on.record, row.record, sent) as Json
      const record = await written(on, row, call, { ...next, ...changedAt(on, call.now) })
      return replyOf(operation, at, record)
    }
  }

  function single(
    operation: Operation,
    role: Behaviour & { does: 'read-single' | 'put-single' | 'patch-single' },
  ): Run {
    const isSent = sendableIn(operation)
    return async ({ db, body, now }) => {
      const table = db.table(singles)
      const [stored] = keyed(db, singles, role.path)
      const before = stored?.record ?? seededSingle(role, seedOf(), now)
      if (role.does === 'read-single') return reply(operation, showing(operation, role.at, before))
      const sent = Object.fromEntries(
        Object.entries(objectIn(body)).filter(([name]) => role.schema.properties?.[name]?.readOnly !== true),
      )
      const isKept = (name: string) => role.schema.properties?.[name]?.readOnly || !isSent(name)
      const unchanged = Object.entries(before).filter(([name]) => isKept(name))
      const record = (
        role.does === 'put-single' ? { ...Object.fromEntries(unchanged), ...sent } : merged(role.schema, before, sent)
      ) as Json
      await (stored
        ? table.update(stored.id, { record })
        : table.create({ id: table.nextId(), key: role.path, record, parents: {} } satisfies Row))
      return reply(operation, showing(operation, role.at, record))
    }
  }

  const runs = {
    list: (operation: Operation, role: Behaviour & { does: 'list' }) => list(derivation, operation, role),
    create,
    get,
    put,
    patch,
    remove,
    'read-single': single,
    'put-single': single,
    'patch-single': single,
    example: () => undefined,
  }
  const derived = contract.operations.flatMap((each) => {
    const role = roles.get(each.id) ?? { does: 'example' as const, because: '' }
    const run = (runs[role.does] as (operation: Operation, role: Behaviour) => Run | undefined)(each, role)
    return run ? [[each.id, run] as const] : []
  })
  return Object.fromEntries(derived)
}

/** The time of a change, where a record has a field for it. */
function changedAt({ record }: Derived, now: Date): Json {
  const found = Object.entries(record.properties ?? {}).find(
    ([name, field]) =>
      /^(?:updated|modified|changed|lastModified)_?(?:at|on)?$/i.test(name) && field.format === 'date-time',
  )
  return found ? { [found[0]]: now.toISOString() } : {}
}
