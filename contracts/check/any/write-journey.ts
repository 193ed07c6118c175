import type { Operation, Parameter } from '#openapi/contract/contract.ts'
import { shownOf } from '#openapi/contract/fields.ts'
import { type Json, objectIn } from '#openapi/contract/json.ts'
import { isValidBody, queryParameter } from '#openapi/contract/operation.ts'
import { CannotCall, type RequestInput } from '#openapi/contract/request.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import type { Call } from '#contracts/judge/call.ts'
import { differences } from '#contracts/judge/differences.ts'
import { isAsSent } from '#contracts/judge/laws/echo.ts'
import { createdIsThere, deletedIsGone, refusedChangesNothing, updateChangesWhatWasSent } from '../laws/writing-laws.ts'
import { bodiesFor, madeUp } from '#openapi/contract/made-up.ts'
import { ask, askLoosely, type Making, recordOf, tryBroken, tryWithoutToken, wantedOf } from './read-journeys.ts'
import { idMade } from './knowledge.ts'
import { unknownIsRefused } from './laws.ts'
import { requestsFor } from './requests.ts'
import { envelopeIn, idField, idOf, isInside, mayBe } from '#openapi/contract/record-id.ts'
import { recordSchema, type Resource, rowsIn } from '#openapi/contract/resources.ts'

/** A record that the run has made. */
interface Own {
  id: string
  params: Record<string, string>
  record: Json
  sent: RequestInput
}

/** Makes a record: with an example of the contract, with every field, or with as few as possible. */
async function makeOne(making: Making, resource: Resource, create: Operation): Promise<Own> {
  const [request] = requestsFor(create, making.knownRows, making.calls)
  const bodies = bodiesFor(create, making.calls)
  if (!request || bodies.length === 0) throw new CannotCall('no valid body can be made from its schema or examples')
  let refused = ''
  for (const body of bodies) {
    const call = await askLoosely(making, create, { ...request.input, body })
    refused = String(call.answer.status)
    if (call.answer.status >= 300) continue
    const id = idMade(call, resource.parameter)
    if (id === undefined) throw new CannotCall('the answer does not say the id of what was made')
    if (!mayBe(resource.parameter, id)) throw new CannotCall('its path may not have the id of what was made')
    const params = { ...request.input.params, [resource.parameter.name]: id }
    return { id, params, record: recordOf(call, resource.parameter), sent: call.input }
  }
  throw new CannotCall(`each request that could be made up was answered ${refused}`)
}

const isPaged = (list: Operation) =>
  list.parameters.some(({ in: place, name }) => place === 'query' && /page|limit|offset|cursor|skip|after/i.test(name))

/** Expects the list to show a record, or not to; of a list in pages, or of rows without an id, nothing is known. */
async function expectListed(making: Making, { list, parameter }: Resource, own: Own, isThere: boolean): Promise<void> {
  if (!list) return
  const { [parameter.name]: _own, ...params } = own.params
  const limit = queryParameter(list, 'limit')?.schema.maximum
  const call = await ask(making, list, { params, ...(limit !== undefined && { query: { limit } }) })
  const rows = rowsIn(call.answer.body)
  const row = rows?.find((each) => idOf(each, parameter) === own.id)
  if (!call.sound || !rows || (rows.length > 0 && rows.every((each) => idOf(each, parameter) === undefined))) return
  if (isThere && !row && !isPaged(list))
    making.calls.broken(createdIsThere, call, '$', `the record ${own.id} that was made`, `${rows.length} others`)
  if (isThere && row) making.calls.expect(createdIsThere, call, differences(own.record, row))
  if (!isThere && row) making.calls.broken(deletedIsGone, call, '$', `no record ${own.id}, which was deleted`, 'it')
}

/** The field of a request in which a record is sent like in an envelope, if it is. */
const envelopeOf = (sent: Json, record: Json) =>
  Object.keys(sent).some((name) => name in record)
    ? undefined
    : envelopeIn(sent, (inner) => Object.keys(objectIn(inner)).some((name) => name in record))

/** The types of the values that a schema allows; none if it does not say. */
const typesOf = ({ types, choices = [] }: Schema): string[] =>
  [types, ...choices.map((each) => each.types)].flat().map((type) => (type === 'integer' ? 'number' : type))

/** Whether a field of a record can show the value of a field that was sent. */
function canShow(sent: Schema | undefined, record: Schema | undefined): boolean {
  const [one = [], other = []] = [sent, record].map((each) => each && typesOf(each).filter((type) => type !== 'null'))
  return one.length === 0 || other.length === 0 || one.some((type) => other.includes(type))
}

/** The fields of a request that a record shows. */
function shown({ body }: Operation, sent: unknown, record: Json, schema: Schema | undefined): Json {
  const whole = objectIn(shownOf(body?.schema, sent))
  const envelope = envelopeOf(whole, record)
  const own = envelope === undefined ? whole : objectIn(whole[envelope])
  const given = envelope === undefined ? body?.schema : body?.schema?.properties?.[envelope]
  const isShown = (name: string) => canShow(given?.properties?.[name], schema?.properties?.[name])
  return Object.fromEntries(Object.entries(own).filter(([name]) => name in record && isShown(name)))
}

async function tryUpdate(making: Making, resource: Resource, update: Operation, own: Own): Promise<void> {
  const { get, parameter } = resource
  const schema = update.body?.schema
  if (!schema || !get) return
  const whole = objectIn(madeUp(schema, { ...making.calls, turn: 1 }))
  const before = recordOf(await ask(making, get, { params: own.params }), parameter)
  const envelope = envelopeOf(whole, before)
  const created = envelope === undefined ? whole : objectIn(whole[envelope])
  const idName = idField(before, parameter) ?? 'id'
  const fields = Object.entries(created).filter(([name]) => name !== parameter.name && name !== idName)
  const shownBefore = fields.filter(([name]) => name in before)
  const id = idName in objectIn(own.sent.body) ? { [idName]: before[idName] } : {}
  const withEnvelope = (changed: Json) => (envelope === undefined ? changed : { ...whole, [envelope]: changed })
  // Of a patch only a few fields, so that the others must stay, unless the contract requires more.
  const few = shownBefore.slice(0, 2)
  const fewAreEnough = isValidBody(update, withEnvelope(Object.fromEntries(few)))
  const some = update.method !== 'PATCH' ? fields : fewAreEnough ? few : shownBefore
  const changed: Json = { ...(update.method === 'PUT' ? id : {}), ...Object.fromEntries(some) }
  const body = withEnvelope(changed)
  if (some.length === 0 || !isValidBody(update, body)) return
  const input = { params: own.params, body }
  const call = await askLoosely(making, update, input)
  if (call.answer.status >= 300) return
  const read = await ask(making, get, { params: own.params })
  if (!read.sound) return
  const now = recordOf(read, parameter)
  making.calls.expect(
    updateChangesWhatWasSent,
    read,
    differences(shown(update, body, now, schemaIn(read, parameter)), now, [], isAsSent),
  )
  const others = Object.entries(before).filter(
    ([name, value]) =>
      !(name in changed) &&
      !/(?:date|time|_at|At|version|modified|updated|rev|etag)/i.test(name) &&
      typeof value !== 'object',
  )
  if (update.method === 'PATCH')
    making.calls.expect(updateChangesWhatWasSent, read, differences(Object.fromEntries(others), now))
}

const schemaIn = ({ operation, answer }: Call, parameter: Parameter) =>
  recordSchema(operation, answer.status, parameter)

/** Whether an operation on a record that is gone must be refused: some create it then. */
const mustFind = ({ answers }: Operation) => '404' in answers && !('201' in answers)

/** Changes and deletes a record that is gone, where the contract documents that it is not found. */
async function tryGone(making: Making, { put, patch, remove }: Resource, own: Own): Promise<void> {
  for (const operation of [put, patch, remove].filter((each) => each !== undefined).filter(mustFind)) {
    const body = bodiesFor(operation, making.calls).at(-1)
    const call = await askLoosely(making, operation, { params: own.params, ...(body !== undefined && { body }) })
    const { status } = call.answer
    if (status < 300)
      making.calls.broken(unknownIsRefused, call, 'status', '404 for a record that was deleted', String(status))
  }
}

async function tryRemove(making: Making, resource: Resource, own: Own): Promise<void> {
  const { get, remove } = resource
  if (!remove) return
  const call = await ask(making, remove, { params: own.params })
  if (call.answer.status >= 300) return
  if (get) {
    const after = await ask(making, get, { params: own.params }, ['404', '410', '4XX', ...wantedOf(get)])
    if (after.answer.status < 300)
      making.calls.broken(
        deletedIsGone,
        after,
        'status',
        '404, since the record was deleted',
        String(after.answer.status),
      )
    if (after.answer.status < 300) return
  }
  await expectListed(making, resource, own, false)
  await tryGone(making, resource, own)
}

/** Sends what must be refused about a record of the run, which must stay as it is. */
async function tryRefusals(making: Making, { parameter, get, put, patch }: Resource, own: Own) {
  if (!get) return
  const read = () => ask(making, get, { params: own.params })
  for (const update of [put, patch].filter((each) => each !== undefined)) {
    const before = recordOf(await read(), parameter)
    const expectUnchanged = async () => {
      const after = await read()
      making.calls.expect(refusedChangesNothing, after, differences(before, recordOf(after, parameter)))
    }
    const body = bodiesFor(update, making.calls).at(-1)
    if (body === undefined) continue
    const input = { params: own.params, body }
    await tryWithoutToken(making, update, input)
    await expectUnchanged()
    if (await tryBroken(making, update, input)) await expectUnchanged()
  }
}

/** Calls what is beneath the record's own path, where nothing but this record can be changed. */
async function tryInside(making: Making, { get, put, patch, remove }: Resource, own: Own): Promise<void> {
  const path = [get, put, patch, remove].find((each) => each !== undefined)?.path
  const { contract, refuses } = making.session.options
  const inside = contract.operations.filter(
    (each) => path !== undefined && isInside(each.path, path) && refuses?.(each.id) === undefined,
  )
  const isOfOwn = ({ parameters }: Operation) =>
    parameters.every(({ in: place, name, required }) => (place === 'path' ? name in own.params : !required))
  for (const operation of inside.filter(isOfOwn).toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const [body] = bodiesFor(operation, making.calls)
    if (operation.body?.required && body === undefined) continue
    await askLoosely(making, operation, { params: own.params, ...(operation.body && { body }) })
  }
}

/** What reads comes after what makes something to read, and what deletes last. */
const turnOf = ({ method }: Operation) => ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'].indexOf(method)

/** Makes a record, finds it, changes it, and deletes it; and sends what must be refused. */
export async function tryResource(making: Making, resource: Resource): Promise<void> {
  const { parameter, create, get, put, patch, remove } = resource
  if (!create) return
  const own = await makeOne(making, resource, create)
  if (get) {
    const read = await ask(making, get, { params: own.params })
    const record = recordOf(read, parameter)
    making.calls.expect(createdIsThere, read, differences(own.record, record))
    if (read.sound)
      making.calls.expect(
        createdIsThere,
        read,
        differences(shown(create, own.sent.body, record, schemaIn(read, parameter)), record, [], isAsSent),
      )
    if (Object.keys(own.record).length === 0) own.record = record
  }
  await expectListed(making, resource, own, true)
  for (const update of [put, patch]) if (update) await tryUpdate(making, resource, update, own)
  await tryInside(making, resource, own)
  await tryRefusals(making, resource, own)
  await tryBroken(making, create, own.sent)
  await tryWithoutToken(making, create, own.sent)
  if (remove) await tryWithoutToken(making, remove, { params: own.params })
  await tryRemove(making, resource, own)
}

/** Calls an operation by itself, with a request from its examples or its schema. */
export async function tryOther(making: Making, operation: Operation): Promise<void> {
  const [request] = requestsFor(operation, making.knownRows, making.calls)
  const [body] = bodiesFor(operation, making.calls)
  if (!request || (operation.body && body === undefined)) throw new CannotCall('no valid body can be made')
  const input = { ...request.input, ...(operation.body && { body }) }
  await askLoosely(making, operation, input)
  await tryWithoutToken(making, operation, input)
  if (operation.body) await tryBroken(making, operation, input)
}
