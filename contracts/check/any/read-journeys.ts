import type { Operation, Parameter } from '#openapi/contract/contract.ts'
import type { Json } from '#openapi/contract/json.ts'
import { queryParameter, statusesOf, successes } from '#openapi/contract/operation.ts'
import { CannotCall, type RequestInput } from '#openapi/contract/request.ts'
import { unknownLike } from '#openapi/contract/unknown-like.ts'
import type { Call } from '#contracts/judge/call.ts'
import { fieldInShort } from '#contracts/judge/in-short.ts'
import { differences } from '#contracts/judge/differences.ts'
import type { JudgedCalls } from '#contracts/session/journey.ts'
import type { Session } from '#contracts/session/session.ts'
import { sendBroken } from '../requests/send-broken.ts'
import {
  fieldFiltersAreObeyed,
  limitIsObeyed,
  listAgreesWithDetail,
  pagesShareNoRecord,
  twoReadsAgree,
  unknownIsRefused,
} from './laws.ts'
import { callerOf, type KnownRows, requestsFor, requiredOf, withoutTheRole } from './requests.ts'
import { idOf, lastParameter, mayBe, recordIn } from '#openapi/contract/record-id.ts'
import { recordSchema, type Resource, rowSchema, rowsIn } from '#openapi/contract/resources.ts'

/** The calls of a journey, with the session that makes them. */
export interface Making {
  session: Session
  calls: JudgedCalls
  knownRows: KnownRows
  /** The name of the journey. */
  context: string
}

/** The most records of a list to read one by one. */
const mostDetails = 3

/** The statuses that a success may have: the documented ones, else a documented redirect, or any if there is none. */
export const wantedOf = (operation: Operation): string[] => {
  const redirects = statusesOf(operation).filter((status) => status.startsWith('3'))
  return [successes(operation), redirects].find(({ length }) => length > 0) ?? ['2XX']
}

/** What refuses a request: the documented refusals, or any where the contract names none. */
export const refusalsOf = (operation: Operation): string[] => {
  const documented = statusesOf(operation).filter((status) => status.startsWith('4'))
  return documented.length > 0 && !('default' in operation.answers) ? documented : ['4XX']
}

/** Makes a call as who may make it. */
export const ask = (
  { calls, session, knownRows }: Making,
  operation: Operation,
  input: RequestInput,
  wanted = wantedOf(operation),
) =>
  calls.ask(
    operation.id,
    callerOf(operation, session.options),
    { ...requiredOf(operation, knownRows, calls).input, ...input },
    wanted,
  )

/** Makes a call whose request may be refused, since the contract cannot say what fits the data of the host. */
export const askLoosely = (making: Making, operation: Operation, input: RequestInput) =>
  ask(making, operation, input, [...wantedOf(operation), '4XX'])

/** The record in an answer; empty if it has none. */
export const recordOf = ({ answer }: Call, parameter: Parameter): Json => recordIn(answer.body, parameter).record

const shown = (each: Call) => JSON.stringify(rowsIn(each.answer.body))

async function tryAgain(making: Making, call: Call): Promise<void> {
  const again = await ask(making, call.operation, call.input)
  if (rowsIn(call.answer.body) === undefined || shown(again) === shown(call)) return
  // Two answers in turn; what only changed may be the write of another client.
  const third = await ask(making, call.operation, call.input)
  const fourth = await ask(making, call.operation, call.input)
  if (shown(third) === shown(call) || shown(fourth) === shown(again))
    making.calls.broken(twoReadsAgree, again, '$', 'the same records as before', 'other ones')
}

/** The unmistakable names of parameters that cut a list into pages. */
const limits = ['limit', 'per_page', 'page_size', 'pageSize', 'perPage']

async function tryPages(making: Making, call: Call): Promise<void> {
  const { operation, input } = call
  const limit = limits
    .map((name) => queryParameter(operation, name))
    .find((each) => each?.schema.types.includes('integer'))
  const rows = rowsIn(call.answer.body)
  if (!limit || !rows || rows.length < 2 || (limit.schema.minimum ?? 1) > 1) return
  const of = (query: Json) => ask(making, operation, { ...input, query: { ...input.query, [limit.name]: 1, ...query } })
  const one = await of({})
  const found = rowsIn(one.answer.body)
  if (!found) return
  if (found.length > 1) {
    making.calls.broken(
      limitIsObeyed,
      one,
      `query ${limit.name}`,
      `at most 1 record for ${limit.name}=1`,
      `${found.length} records`,
    )
    return
  }
  const later: Array<[string, number]> = [
    ['page', (Number(queryParameter(operation, 'page')?.schema.default ?? 1) || 0) + 1],
    ['offset', 1],
    ['skip', 1],
  ]
  for (const [name, value] of later) {
    if (!queryParameter(operation, name)?.schema.types.includes('integer')) continue
    const other = await of({ [name]: value })
    const same = JSON.stringify(rowsIn(other.answer.body)?.[0]) === JSON.stringify(found[0])
    if (other.sound && found.length > 0 && same && JSON.stringify(rows[0]) !== JSON.stringify(rows[1]))
      making.calls.broken(pagesShareNoRecord, other, '$', 'another record than on the page before', 'the same one')
  }
}

/** Whether a record has the value that was asked for; a text may also be looked for in a longer one. */
const fits = (wanted: unknown, has: unknown): boolean =>
  typeof wanted === 'string' && typeof has === 'string'
    ? has.toLowerCase().includes(wanted.toLowerCase())
    : wanted === has

/** The field that a parameter asks for: of its own name, or in the forms `filter[name]` and `where.name.eq`. */
const fieldOf = (name: string) => /^(?:filter|where)[.[](\w+)\]?(?:[.[]eq\]?)?$/.exec(name)?.[1] ?? name

/** A value of a field by which a list may be asked for a part of its records. */
const filterValue = (rows: readonly Json[], field: string, { validate }: Parameter) =>
  [...new Set(rows.map(({ [field]: value }) => value))]
    .filter((value) => /^(?:string|boolean)$/.test(typeof value) || Number.isSafeInteger(value))
    .find((value) => value !== '' && validate(value).length === 0 && rows.some((row) => !fits(value, row[field])))

/** Asks for the records with a value in a field that not all of them have, by each parameter that names the field. */
async function tryFilters(making: Making, { operation, input, answer }: Call): Promise<void> {
  const rows = rowsIn(answer.body) ?? []
  for (const parameter of operation.parameters.filter((each) => each.in === 'query' && !each.isJson)) {
    const { name, schema } = parameter
    const field = fieldOf(name)
    // A time is also asked for by its beginning.
    const isPlain = [schema, rowSchema(operation)?.properties?.[field]].every(
      (each) => each && !each.items && !each.properties && !each.format?.startsWith('date'),
    )
    const value = isPlain && !(name in (input.query ?? {})) ? filterValue(rows, field, parameter) : undefined
    if (value === undefined) continue
    const call = await askLoosely(making, operation, { ...input, query: { ...input.query, [name]: value } })
    const found = call.sound && call.answer.status < 300 ? (rowsIn(call.answer.body) ?? []) : []
    const other = found.find((row) => !fits(value, row[field]))
    const [wanted, got] = [value, other?.[field]].map((each) => fieldInShort(operation.contract, field, each))
    if (other)
      making.calls.broken(
        fieldFiltersAreObeyed,
        call,
        `query ${name}`,
        `only records with ${field} ${wanted}`,
        `one with ${got}`,
      )
  }
}

/** Reads an operation with values from the host and the contract, and again. */
export async function tryRead(making: Making, operation: Operation): Promise<void> {
  const [first, ...others] = requestsFor(operation, making.knownRows, making.calls)
  for (const { input, isGiven } of first ? [first, ...others.slice(0, mostDetails - 1)] : []) {
    const call = isGiven ? await ask(making, operation, input) : await askLoosely(making, operation, input)
    making.knownRows.note(call)
    if (call.answer.status >= 300) continue
    if (lastParameter(operation.path) !== undefined) continue
    await tryAgain(making, call)
    await tryPages(making, call)
    await tryFilters(making, call)
  }
}

/** Compares the records of a list with what is at their own addresses. */
export async function tryDetails(making: Making, { list, get, parameter }: Resource): Promise<void> {
  if (!list || !get) return
  for (const { params, rows } of making.knownRows.at(list.path))
    for (const row of rows.slice(0, mostDetails)) {
      const id = idOf(row, parameter)
      if (id === undefined || !mayBe(parameter, id)) continue
      const input = { params: { ...params, [parameter.name]: id } }
      const read = () => ask(making, get, input)
      const call = await read()
      const isOneSchema = rowSchema(list) === recordSchema(get, call.answer.status, parameter)
      if (!call.sound || !isOneSchema || differences(row, recordOf(call, parameter)).next().done) continue
      // Unless it was changed between the two.
      const now = rowsIn((await ask(making, list, { params })).answer.body)?.find(
        (each) => idOf(each, parameter) === id,
      )
      const again = await read()
      if (now) making.calls.expect(listAgreesWithDetail, again, differences(now, recordOf(again, parameter)))
    }
}

/** Asks for a record that does not exist, in the form of those of the host. */
export async function tryUnknown(making: Making, operation: Operation, parameter: Resource['parameter']) {
  const [request] = requestsFor(operation, making.knownRows, making.calls)
  const own = request?.input.params?.[parameter.name]
  if (!request || own === undefined) throw new CannotCall('no record is known')
  const isNumber = parameter.schema.types.some((type) => type === 'integer' || type === 'number')
  const unknown = isNumber ? '987654321' : unknownLike(own)
  if (unknown === own || !mayBe(parameter, unknown)) throw new CannotCall('no unknown id can be made up')
  const input = { ...request.input, params: { ...request.input.params, [parameter.name]: unknown } }
  const call = await ask(making, operation, input, ['404', '410', ...refusalsOf(operation), ...wantedOf(operation)])
  const { status, body } = call.answer
  const isEmptyList = rowsIn(body)?.length === 0 && idOf(body, parameter) === undefined
  // Without a documented refusal the list before it must show that it names a record, of which there is no list.
  const mustRefuse =
    statusesOf(operation).some((each) => /^(?:404|410|4XX)$/.test(each)) || (request.isGiven && !isEmptyList)
  if (status < 300 && mustRefuse)
    making.calls.broken(unknownIsRefused, call, 'status', '404 for an id that no record has', String(status))
}

/** Sends what the contract refuses, and expects that. Resolves to whether all of it was refused. */
export function tryBroken(making: Making, operation: Operation, valid: RequestInput): Promise<boolean> {
  const wanted = [...refusalsOf(operation), ...wantedOf(operation), '4XX']
  return sendBroken(making.calls, operation, valid, (request) => ask(making, operation, request, wanted))
}

/** Calls an operation that needs a token without one, and one that needs a role without it, unless a header that is sent with each request signs in. */
export async function tryWithoutToken(making: Making, operation: Operation, input: RequestInput): Promise<void> {
  if (operation.access === 'public' || making.session.options.knowledge.isSignedIn) return
  const wanted = statusesOf(operation).includes('401') ? ['401'] : ['401', '403']
  await making.calls.ask(operation.id, 'guest', input, wanted)
  const other = withoutTheRole(operation, making.session.options)
  if (other !== undefined) await making.calls.ask(operation.id, other, input, ['403'])
}
