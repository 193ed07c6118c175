import type { OperationId } from '#openapi/generated/operations.ts'
import { type Journey, type JudgedCalls, successes } from '#contracts/session/journey.ts'
import type { Call } from '#contracts/judge/call.ts'
import { differences, unlike } from '#contracts/judge/differences.ts'
import { CannotCall } from '#contracts/exchanges/calls.ts'
import { ownProduct } from '#contracts/exchanges/own.ts'
import { leavesATrace } from '#contracts/exchanges/undo.ts'
import { listOf } from '#contracts/judge/contract/listed.ts'
import { bodySchema, queryParameter, resolve, type Schema } from '#contracts/judge/contract/openapi.ts'
import { isObject, type Json } from '#contracts/judge/contract/records.ts'
import { keeps } from '#contracts/judge/laws/echo.ts'
import { totalIn } from '../snapshot/snapshot.ts'
import { callerFor, type Resource, resources } from './resources.ts'
import { otherThan, sampleOf, type Size } from '../requests/sample.ts'
import { createdIsThere, deletedIsGone, othersStayAsTheyAre, updateChangesWhatWasSent } from '../laws/writing-laws.ts'
import { expectNone, expectOnce } from './expectations.ts'

/** Whether a call lists a record. */
const shows = (call: Call, id: string) => listOf(call).items.some((item) => isObject(item) && item.id === id)

/** The most pages to search for one record. */
const mostPages = 12

/** Looks for a record in a list, starting at the last page, where new ones usually are. */
export async function lookFor(calls: JudgedCalls, list: OperationId, id: string): Promise<Call> {
  const caller = callerFor(list)
  const limit = queryParameter(list, 'limit')?.schema.maximum
  if (!queryParameter(list, 'page')) return calls.ask(list, caller, {})
  const ask = (page: number) => calls.ask(list, caller, { query: { page, ...(limit !== undefined && { limit }) } })
  let found = await ask(1)
  const pages = Math.ceil((totalIn(found.answer.body) ?? 0) / (limit ?? 20))
  for (let page = pages; page > 1 && pages - page < mostPages && !shows(found, id); page -= 1) found = await ask(page)
  return found
}

/** Searches for a record by a text that no other record has. */
export const searchFor = (calls: JudgedCalls, search: OperationId, q: string): Promise<Call> =>
  calls.ask(search, callerFor(search), { query: { q } })

const bodyOf = ({ answer }: Call): Json => (isObject(answer.body) ? answer.body : {})

const readOne = (calls: JudgedCalls, { get }: Resource, id: string) =>
  calls.ask(get, callerFor(get), { params: { id } }, ['200'])

/** A record that this run has made, in its present state. */
interface Own {
  id: string
  record: Json
  /** A text in a searched field that no other record has. */
  text: string
}

function sentBody(id: OperationId, calls: JudgedCalls, size: Size): Json {
  const schema = bodySchema(id)
  const body = schema && sampleOf(schema, '', calls, size)
  return isObject(body) ? body : {}
}

/** What to search for to find a record by its name: no more than fits into a search, in whole words. */
const searchedIn = ({ name }: Json) =>
  typeof name === 'string' ? name.slice(0, 100).replace(name.length > 100 ? / \S*$/ : '', '') : ''

/** Makes a record with every field of its schema, and with links to records of the host. */
export async function makeOwn(
  calls: JudgedCalls,
  { create }: Resource,
  links: Json = {},
  size: Size = 'usual',
): Promise<Own> {
  const body = { ...sentBody(create, calls, size), ...links }
  const call = await calls.ask(create, callerFor(create), { body }, ['201'])
  const record = bodyOf(call)
  if (!call.sound || typeof record.id !== 'string') throw new CannotCall(`${create} made no record`)
  return { id: record.id, record, text: searchedIn(body) }
}

/** The list and each search in which a record must be, or must not be any more. */
async function listsFor(calls: JudgedCalls, { list, searches }: Resource, { id, text }: Own): Promise<Call[]> {
  const found = [await lookFor(calls, list, id)]
  // Capitals, those of other alphabets too, find what small letters do.
  for (const search of searches) found.push(await searchFor(calls, search, text.toUpperCase()))
  return found
}

/** Expects every reading to show the record once and unchanged. */
async function isShown(calls: JudgedCalls, resource: Resource, own: Own, law = createdIsThere): Promise<void> {
  calls.expectAt(law, await readOne(calls, resource, own.id), [], own.record)
  // A second record with this name was made by the same call, since only this run has the name.
  const isIt = ({ id, name }: Json) => id === own.id || (own.record.name !== undefined && name === own.record.name)
  for (const call of await listsFor(calls, resource, own)) expectOnce(calls, law, call, own.record, isIt)
}

/** Expects no reading to show the record. */
async function isGone(calls: JudgedCalls, resource: Resource, own: Own): Promise<void> {
  const [{ get, update, remove }, params] = [resource, { id: own.id }]
  await calls.ask(get, callerFor(get), { params }, ['404'])
  if (remove) await calls.ask(remove, callerFor(remove), { params }, ['404'])
  if (update) await calls.ask(update, callerFor(update), { params, body: updateBody(update, own.record) }, ['404'])
  for (const call of await listsFor(calls, resource, own))
    expectNone(calls, deletedIsGone, call, ({ id }) => id === own.id, `record ${own.id}`)
}

/** The fields that an update requires, with their present values. */
function updateBody(id: OperationId, record: Json): Json {
  const { required = [], properties = {} } = resolve(bodySchema(id) ?? {})
  const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1)
  return Object.fromEntries(names.map((name) => [name, record[name]]))
}

/** Fields that answers show under another name, or that apply only to some records. Other journeys test them. */
const special = new Set(['price', 'stock', 'variants', 'products'])

/** Changes some fields in one call; the others must stay. */
async function updateTogether(
  calls: JudgedCalls,
  resource: Resource,
  own: Own,
  fields: ReadonlyArray<readonly [string, Schema]>,
): Promise<Own> {
  const { update } = resource
  if (!update || fields.length === 0) return own
  const values = fields.map(([name, schema]) => [name, otherThan(own.record[name], schema, name, calls)] as const)
  const changes = Object.fromEntries(values)
  const required = (resolve(bodySchema(update) ?? {}).required ?? []).length > 0
  const body = { ...(required ? updateBody(update, own.record) : {}), ...changes }
  const call = await calls.ask(update, callerFor(update), { params: { id: own.id }, body }, ['200'])
  if (!call.sound) return own
  const answered = bodyOf(call)
  const kept = Object.fromEntries(values.map(([name]) => [name, answered[name]]))
  const record = { ...own.record, ...kept }
  calls.expect(updateChangesWhatWasSent, call, differences(changes, kept, [], keeps))
  calls.expectAt(updateChangesWhatWasSent, call, [], record)
  // The record must have these changes and no others, whatever the answer contains.
  const read = await readOne(calls, resource, own.id)
  calls.expectAt(updateChangesWhatWasSent, read, [], record)
  return { ...own, record, text: searchedIn(changes) || own.text }
}

/** Sends a record its own values, among them the unique ones: no conflict, and no change. */
async function updateWithOwnValues(calls: JudgedCalls, { update }: Resource, { id, record }: Own): Promise<void> {
  if (!update) return
  const names = Object.keys(resolve(bodySchema(update) ?? {}).properties ?? {})
  const plain = names.filter((name) => ['string', 'number', 'boolean'].includes(typeof record[name]))
  const body = Object.fromEntries(plain.filter((name) => !special.has(name)).map((name) => [name, record[name]]))
  const call = await calls.ask(update, callerFor(update), { params: { id }, body }, ['200'])
  calls.expectAt(updateChangesWhatWasSent, call, [], record)
}

/** Expects the record's own page to show the lists that were sent with it, whatever it calls them. */
async function expectChildren(calls: JudgedCalls, resource: Resource, id: string, sent: Json): Promise<void> {
  for (const items of Object.values(sent)) {
    const [first] = Array.isArray(items) ? (items as unknown[]) : []
    if (!isObject(first)) continue
    const call = await readOne(calls, resource, id)
    for (const [name, shown] of Object.entries(call.sound ? bodyOf(call) : {}))
      if (Array.isArray(shown) && isObject(shown[0]) && Object.keys(first).every((key) => key in (shown[0] as Json)))
        calls.expect(createdIsThere, call, unlike(items, shown, [name], keeps))
  }
}

/** Makes, changes and deletes a record, and reads it everywhere after each call. */
async function tryResource(calls: JudgedCalls, resource: Resource, links: Json = {}): Promise<void> {
  const { update, remove } = resource
  const neighbour = await makeOwn(calls, resource, links, 'edge')
  const read = await readOne(calls, resource, neighbour.id)
  calls.expectAt(createdIsThere, read, [], neighbour.record)
  let own = await makeOwn(calls, resource, links)
  await isShown(calls, resource, own)
  await expectChildren(calls, resource, own.id, links)
  await updateWithOwnValues(calls, resource, own)
  const before = own
  const fields = Object.entries(update ? (resolve(bodySchema(update) ?? {}).properties ?? {}) : {})
  const plain = fields.filter(([name]) => !special.has(name))
  // In two halves, so that a call that resets what it was not sent is caught for each field.
  for (const half of [0, 1])
    own = await updateTogether(
      calls,
      resource,
      own,
      plain.filter((_, index) => index % 2 === half),
    )
  if (update) {
    await isShown(calls, resource, own, updateChangesWhatWasSent)
    for (const search of before.text === own.text ? [] : resource.searches) {
      const found = await searchFor(calls, search, before.text)
      const what = `record ${own.id} by its name of before`
      expectNone(calls, updateChangesWhatWasSent, found, ({ id }) => id === own.id, what)
    }
  }
  if (remove) {
    await calls.ask(remove, callerFor(remove), { params: { id: own.id } }, successes(remove))
    await isGone(calls, resource, own)
  }
  await isShown(calls, resource, neighbour, othersStayAsTheyAre)
}

/** Products made for the run, each with another kind of discount. */
async function saleProducts(calls: JudgedCalls) {
  const [one, two] = [await ownProduct(calls), await ownProduct(calls)]
  return [
    { product_id: one.id, discount_percent: '2.5125', discount_amount: 0 },
    { product_id: two.id, discount_percent: 0, discount_amount: '7.2500' },
  ]
}

/** An existing record for each `…_id` of a request, if the host has one. */
async function linksFor(calls: JudgedCalls, { create }: Resource): Promise<Json> {
  const links: Record<string, unknown> = {}
  for (const name of Object.keys(resolve(bodySchema(create) ?? {}).properties ?? {})) {
    const kind = name.endsWith('_id') ? name.slice(0, -3).replaceAll('_', '-') : undefined
    const lists = {
      category: 'listCategories',
      collection: 'listCollections',
      'tax-category': 'listTaxCategories',
    } as const
    const list = lists[kind as keyof typeof lists]
    if (!list) continue
    const { answer } = await calls.ask(list, 'customer', {})
    const items = isObject(answer.body) && Array.isArray(answer.body.data) ? (answer.body.data as Json[]) : []
    // What another journey of this run has made may be deleted at any time.
    const lasting = items.filter((item) => !calls.isUnique(String(item.name)))
    if (lasting.length > 0) links[name] = calls.pick(name, lasting).id
  }
  if (create === 'createSale') links.products = await saleProducts(calls)
  return links
}

const journeyOf = (resource: Resource): Journey => {
  const { kind, list, create, get, update, remove, searches } = resource
  return {
    name: `create, change and delete a ${kind}`,
    about: [list, create, get, ...(update ? [update] : []), ...(remove ? [remove] : []), ...searches],
    writes: true,
    leaves: leavesATrace(create),
    async make(calls) {
      try {
        await tryResource(calls, resource, await linksFor(calls, resource))
      } catch (error) {
        if (!(error instanceof CannotCall)) throw error
      }
    },
  }
}

/** One journey for each kind of record that the contract lets a client create. */
export const resourceJourneys: readonly Journey[] = resources.map(journeyOf)
