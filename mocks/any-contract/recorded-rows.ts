import type { Contract, DocumentedAnswer, Operation } from '#openapi/contract/contract.ts'
import { isObject, type Json, listIn, valueAt } from '#openapi/contract/json.ts'
import { fieldText, jsonOr } from '#openapi/contract/json-or.ts'
import { answerSchema, answerTo, usualStatus } from '#openapi/contract/operation.ts'
import { schemaAt } from '#openapi/contract/resources.ts'
import { RecordedReply } from '../engine/call/implementation.ts'
import { valuesAt } from '../engine/call/operation-at.ts'
import { AnyStore } from '../engine/table/store.ts'
import type { AnyTable } from '../engine/table/table.ts'
import { addressOf, knownCalls, type RecordedCall, type Recording } from '../engine/tape/recording-file.ts'
import { type Behaviour, type Derived, derive } from './derive.ts'
import { belongs, fromPath } from './implementations.ts'
import { pagingOf } from './paging.ts'
import { kindsOf, type Row, singles } from './rows.ts'

/** A recorded session as the backend of a contract uses it. */
export interface RecordedRows {
  /** The time of the session, at which the clock starts. */
  readonly at: Date
  /** The rows of a table that the session showed last; none of one that it did not show. */
  readonly rowsOf: (table: string) => readonly Row[]
  /** The recorded answer to a read of the same address. */
  readonly answerTo: (request: Request) => RecordedReply | undefined
  /** The contract, which lets an answer show a record as the host had it. */
  readonly contract: Contract
}

interface Called {
  readonly operation: Operation
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly body: unknown
}

type OfTable = Extract<Behaviour, { readonly on: Derived }>

const put = (table: AnyTable, before: Row | undefined, row: Omit<Row, 'id'>) =>
  before ? table.update(before.id, row) : table.create({ id: table.nextId(), ...row })

/** The row of a key below the path of a call. */
const rowOf = (table: AnyTable, on: Derived, key: string, { params }: Called) =>
  (table.where('key', key) as readonly Row[]).find(belongs(on, params))

/** Takes a record, of which an answer may show a part only. Resolves to the id of its row, if it has one. */
async function takeRecord(
  table: AnyTable,
  { on, at, does }: Exclude<OfTable, { does: 'remove' }>,
  record: Json,
  call: Called,
): Promise<string | undefined> {
  const { operation, params } = call
  if (!['string', 'number'].includes(typeof record[on.idField]) || record[on.idField] === '') return undefined
  const key = fieldText(record, on.idField)
  const before = rowOf(table, on, key, call)
  const place = schemaAt(answerSchema(operation, usualStatus(operation)), at)
  const shown = (does === 'list' ? place?.items : place)?.properties ?? {}
  const isWhole = Object.keys(on.record.properties ?? {}).every((name) => Object.hasOwn(shown, name))
  const named = on.parents.filter(({ parameter }) => parameter.name in params)
  const { fields, others } = fromPath({ ...on, parents: named }, params)
  const { id } = await put(table, before, {
    key,
    record: { ...(!isWhole && before?.record), ...fields, ...record },
    parents: { ...before?.parents, ...others },
  })
  return id
}

/** Whether the order of a list is the host's own: nothing is sorted, searched or left out but by paging. */
function isInOrder({ operation, url, params }: Called, on: Derived): boolean {
  const { limit, offset, page, cursor } = pagingOf(operation)
  const paging = [limit, offset, page, cursor].map((each) => each?.name)
  const isParent = (name: string) => on.parents.some(({ parameter }) => parameter.name === name)
  return Object.keys(params).every(isParent) && [...url.searchParams.keys()].every((name) => paging.includes(name))
}

/** Lets rows stand together, in this order, where the first of them is. */
function putInOrder(table: AnyTable, ids: ReadonlySet<string>): void {
  const all = table.all()
  const first = all.findIndex(({ id }) => ids.has(id))
  const others = all.filter(({ id }) => !ids.has(id))
  const listed = [...ids].flatMap((id) => table.get(id) ?? [])
  table.restore([...others.slice(0, first), ...listed, ...others.slice(first)])
}

/** Takes the records that a success shows, or the one that it has taken away. */
async function take(db: AnyStore, role: Behaviour, call: Called): Promise<void> {
  if (role.does === 'example') return
  if ('path' in role) {
    const record = valueAt(call.body, role.at)
    const table = db.table(singles)
    const [before] = table.where('key', role.path) as readonly Row[]
    if (isObject(record)) await put(table, before, { key: role.path, record, parents: {} })
    return
  }
  const table = db.table(role.on.name)
  if (role.does === 'remove') {
    const row = rowOf(table, role.on, call.params[role.on.resource.parameter.name] ?? '', call)
    return row && table.delete(row.id)
  }
  const shown = valueAt(call.body, role.at)
  const ids = new Set<string>()
  for (const record of role.does === 'list' ? listIn(shown) : [shown]) {
    const id = isObject(record) ? await takeRecord(table, role, record, call) : undefined
    if (id !== undefined) ids.add(id)
  }
  if (role.does === 'list' && isInOrder(call, role.on)) putInOrder(table, ids)
}

/** The answer as it was; undefined if its body was not kept, or if only the caller was wrong. */
function replyOf({ status, headers, text }: RecordedCall, operation: Operation): RecordedReply | undefined {
  const isKept = text !== '' || !answerTo(operation, status)?.body
  if (!isKept || [401, 403].includes(status)) return undefined
  const body = /json/.test(headers['Content-Type'] ?? '') ? jsonOr(text, text) : text
  return new RecordedReply(status, text === '' ? undefined : body, { headers })
}

/** The operation, whose answer may break the contract where it shows its records. */
function showingAsRecorded(operation: Operation, role: Behaviour | undefined): Operation {
  if (!role || !('at' in role)) return operation
  const place = role.at.map((key) => `/${key}`).join('')
  const isOfRecords = (path: string) => path === place || path.startsWith(`${place}/`)
  const open = ({ body, ...answer }: DocumentedAnswer): DocumentedAnswer => {
    const validate = (value: unknown) =>
      body?.validate(value).filter(({ instancePath }) => !isOfRecords(instancePath)) ?? []
    return { ...answer, body: body && { ...body, validate } }
  }
  const answers = Object.entries(operation.answers).map(([status, answer]) => [status, open(answer)])
  return { ...operation, answers: Object.fromEntries(answers) as Operation['answers'] }
}

/** Reads the rows of a recorded session by a contract. Rejects with the reason if it is of another API. */
export async function recordedRows(contract: Contract, { at, calls }: Recording): Promise<RecordedRows> {
  const derivation = derive(contract)
  const { roles } = derivation
  const db = new AnyStore(kindsOf(derivation, []))
  const replies = new Map<string, RecordedReply>()
  for (const { call, operation, url } of knownCalls(contract.operations, calls)) {
    const params = valuesAt(operation.path, url.pathname)
    const role = roles.get(operation.id)
    const reply = operation.method === 'GET' ? replyOf(call, operation) : undefined
    if (reply) replies.set(addressOf(url), reply)
    const body = jsonOr(call.text, undefined)
    if (role && call.status < 300) await take(db, role, { operation, url, params, body })
  }
  const rows = new Map(db.tables.map((table) => [table.name, table.all() as readonly Row[]]))
  return {
    at: new Date(at),
    rowsOf: (table) => rows.get(table) ?? [],
    answerTo: ({ url }) => replies.get(addressOf(new URL(url))),
    contract: {
      ...contract,
      operations: contract.operations.map((each) => showingAsRecorded(each, roles.get(each.id))),
    },
  }
}
