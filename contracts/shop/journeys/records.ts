import { operationOf } from '#contracts/shop/shop-contract.ts'
import { type OperationId, operations } from '#openapi/generated/operations.ts'
import type { ShopCalls, ShopJourney } from '#contracts/shop/exchanges/calls.ts'
import type { Call } from '#contracts/judge/call.ts'
import { listOf } from '#openapi/contract/listed.ts'
import { isPaged, pageOf, numberOfPages } from '#contracts/shop/snapshot/reads.ts'
import { askAsAllowed, type ShopResource, resources } from './resources.ts'
import { otherThan, sampleOf, type Size } from './sample.ts'
import {
  createdIsThere,
  deletedIsGone,
  othersStayAsTheyAre,
  updateChangesWhatWasSent,
} from '#contracts/check/laws/writing-laws.ts'
import { successes, bodySchema } from '#openapi/contract/operation.ts'
import { type RequestInput, CannotCall } from '#openapi/contract/request.ts'
import type { Schema } from '#openapi/contract/schema.ts'
import { isObject, type Json, objectIn } from '#openapi/contract/json.ts'

/** Whether a call lists a record. */
const shows = (call: Call, id: string) => listOf(call).items.some((item) => isObject(item) && item.id === id)

/** The most pages to search for one record. */
const mostPages = 12

/** Looks for a record in a list, starting at the last page, where new ones usually are. */
export async function lookFor(
  calls: ShopCalls,
  list: OperationId,
  id: string,
  input: RequestInput = {},
): Promise<Call> {
  if (!isPaged(operationOf(list))) return askAsAllowed(calls, list, input)
  const ask = (page: number) =>
    askAsAllowed(calls, list, { query: { ...input.query, ...pageOf(operationOf(list), page).query } })
  let found = await ask(1)
  const pages = numberOfPages(found)
  for (let page = pages; page > 1 && pages - page < mostPages && !shows(found, id); page -= 1) found = await ask(page)
  return found
}

/** Searches for a record by a text that no other record has. */
export const searchFor = (calls: ShopCalls, search: OperationId, q: string): Promise<Call> =>
  askAsAllowed(calls, search, { query: { q } })

const bodyOf = ({ answer }: Call): Json => objectIn(answer.body)

const readOne = (calls: ShopCalls, { get }: ShopResource, id: string) => askAsAllowed(calls, get, { params: { id } })

/** The schema of a request without a body. */
const noFields: Schema = { types: [], required: [], examples: [], isOpen: false }

/** The request of an operation, by its fields. */
const requestOf = (id: OperationId) => bodySchema(operationOf(id)) ?? noFields

const valuesOf = (record: Json, names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

/** A record that this run has made, in its present state. */
type Own = Json & { readonly id: string }

/** What to search for to find a record by its name, which no other has: what fits into a search, in whole words. */
const searchedIn = ({ name }: Json) =>
  typeof name === 'string'
    ? name
        .slice(0, 100)
        .replace(name.length > 100 ? / \S*$/ : '', '')
        .trim()
    : ''

/** Makes a record with every field of its schema, and with links to records of the host. */
export async function makeOwn(calls: ShopCalls, { create }: ShopResource, links: Json = {}, size: Size = 'usual') {
  const body = { ...(sampleOf(requestOf(create), '', calls, size) as Json), ...links }
  const call = await askAsAllowed(calls, create, { body })
  const record = bodyOf(call)
  if (!call.sound || typeof record.id !== 'string') throw new CannotCall(`${create} made no record`)
  return { ...record, id: record.id } as Own
}

/** The list and each search in which a record must be, or must not be any more. */
async function listsFor(calls: ShopCalls, { list, searches }: ShopResource, own: Own): Promise<Call[]> {
  const found = [await lookFor(calls, list, own.id)]
  // Capitals, those of other alphabets too, find what small letters do.
  for (const search of searches) found.push(await searchFor(calls, search, searchedIn(own).toUpperCase()))
  return found
}

/** Expects every reading to show the record once and unchanged. */
async function isShown(calls: ShopCalls, resource: ShopResource, own: Own, law = createdIsThere): Promise<void> {
  calls.expectAt(law, await readOne(calls, resource, own.id), [], own)
  // A second record with this name was made by the same call, since only this run has the name.
  const isIt = ({ id, name }: Json) => id === own.id || (own.name !== undefined && name === own.name)
  for (const call of await listsFor(calls, resource, own)) calls.expectOnce(law, call, own, isIt)
}

/** Expects no reading to show the record. */
async function isGone(calls: ShopCalls, resource: ShopResource, own: Own): Promise<void> {
  const { get, update, remove } = resource
  const params = { id: own.id }
  await askAsAllowed(calls, get, { params }, ['404'])
  if (remove) await askAsAllowed(calls, remove, { params }, ['404'])
  const body = update && valuesOf(own, [...(requestOf(update).required ?? []), 'name'])
  if (update) await askAsAllowed(calls, update, { params, body }, ['404'])
  for (const call of await listsFor(calls, resource, own))
    calls.expectNone(deletedIsGone, call, ({ id }) => id === own.id, `record ${own.id}`)
}

type Fields = ReadonlyArray<readonly [string, Schema]>

/** Fields that answers show under another name, or that apply only to some records. Other journeys test them. */
const special = new Set(['price', 'stock', 'variants'])

/** Changes some fields in one call; the others must stay. */
async function updateTogether(calls: ShopCalls, resource: ShopResource, update: OperationId, own: Own, fields: Fields) {
  const changes = Object.fromEntries(fields.map(([name, schema]) => [name, otherThan(own[name], schema, name, calls)]))
  const body = { ...valuesOf(own, requestOf(update).required ?? []), ...changes }
  const call = await askAsAllowed(calls, update, { params: { id: own.id }, body })
  if (!call.sound) return own
  // Whether the answer has the changes as they were sent is judged with every answer.
  const wanted = { ...own, ...valuesOf(bodyOf(call), Object.keys(changes)) }
  calls.expectAt(updateChangesWhatWasSent, call, [], wanted)
  // The record must have these changes and no others, whatever the answer contains.
  const read = await readOne(calls, resource, own.id)
  calls.expectAt(updateChangesWhatWasSent, read, [], wanted)
  return wanted
}

/** Updates a record, which every reading then shows. */
async function tryUpdates(calls: ShopCalls, resource: ShopResource, update: OperationId, before: Own): Promise<Own> {
  const fields = Object.entries(requestOf(update).properties ?? {}).filter(([name]) => !special.has(name))
  // Its own values, among them the unique ones: no conflict, and no change.
  const plain = fields.filter(([name]) => ['string', 'number', 'boolean'].includes(typeof before[name]))
  const body = Object.fromEntries(plain.map(([name]) => [name, before[name]]))
  const call = await askAsAllowed(calls, update, { params: { id: before.id }, body })
  calls.expectAt(updateChangesWhatWasSent, call, [], before)
  // In two halves, so that a call that resets what it was not sent is caught for each field.
  let own = before
  for (const half of [0, 1]) {
    const some = fields.filter((_, index) => index % 2 === half)
    own = await updateTogether(calls, resource, update, own, some)
  }
  await isShown(calls, resource, own, updateChangesWhatWasSent)
  for (const search of before.name === own.name ? [] : resource.searches) {
    const found = await searchFor(calls, search, searchedIn(before))
    const what = `record ${own.id} by its name of before`
    calls.expectNone(updateChangesWhatWasSent, found, ({ id }) => id === own.id, what)
  }
  return own
}

/** Makes, changes and deletes a record, and reads it everywhere after each call. */
async function tryResource(calls: ShopCalls, resource: ShopResource): Promise<void> {
  const { create, update, remove } = resource
  const links = await linksFor(calls, resource)
  const neighbour = await makeOwn(calls, resource, links, 'edge')
  const read = await readOne(calls, resource, neighbour.id)
  calls.expectAt(createdIsThere, read, [], neighbour)
  const created = await makeOwn(calls, resource, links)
  await isShown(calls, resource, created)
  const own = update ? await tryUpdates(calls, resource, update, created) : created
  if (remove) {
    await askAsAllowed(calls, remove, { params: { id: own.id } })
    await isGone(calls, resource, own)
  }
  await isShown(calls, resource, neighbour, othersStayAsTheyAre)
  if (!remove || '409' in operations[create].answers) return
  // Without a documented conflict, two may have the same name, unless the host takes that for bad input.
  const body = { ...(sampleOf(requestOf(create), '', calls) as Json), ...links, name: neighbour.name }
  await askAsAllowed(calls, create, { body }, [...successes(operationOf(create)), '400'])
}

/** Which list has the records that a field leads to. */
const linked = {
  category_id: 'listCategories',
  collection_id: 'listCollections',
  tax_category_id: 'listTaxCategories',
} as const

/** An existing record for each `…_id` of a request, if the host has one. */
async function linksFor(calls: ShopCalls, { create }: ShopResource): Promise<Json> {
  const links: Record<string, unknown> = {}
  for (const [name, list] of Object.entries(linked)) {
    if (!(name in (requestOf(create).properties ?? {}))) continue
    const { items } = listOf(await calls.ask(list, 'customer', {}))
    // What another journey of this run has made may be deleted at any time.
    const lasting = items.filter(isObject).filter((item) => !calls.isUnique(String(item.name)))
    if (lasting.length > 0) links[name] = calls.pick(name, lasting).id
  }
  return links
}

/** One journey for each kind of record that the contract lets a client create. */
export const resourceJourneys: readonly ShopJourney[] = resources.map((resource) => {
  const { kind, list, create, get, update, remove, searches } = resource
  return {
    name: `create, change and delete a ${kind}`,
    about: [list, create, get, ...(update ? [update] : []), ...(remove ? [remove] : []), ...searches],
    make: (calls) => tryResource(calls, resource),
  }
})
