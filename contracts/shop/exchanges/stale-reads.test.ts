import { expect, test } from 'vitest'
import { operationOf, shopContract } from '#contracts/shop/shop-contract.ts'
import { openMockSession } from '#contracts/shop/mock-session.ts'
import { smallPicture } from '#contracts/session/pictures.ts'
import { needed, sizeOf } from '#contracts/shop/snapshot/reads.ts'
import type { Operation } from '#openapi/contract/contract.ts'
import { type RequestInput, requestFor } from '#openapi/contract/request.ts'
import { queryParameter, staleAfter } from '#openapi/contract/operation.ts'
import { buildWorld } from '#mocks/scenarios/build-world.ts'
import { CheckedWorld } from '#mocks/shop/shop.ts'

const origin = 'http://localhost'
const reads = shopContract.operations.filter(({ method }) => method === 'GET')
const writes = shopContract.operations.filter(({ method }) => method !== 'GET')

/** The examples of the parameters in an operation's path. */
const examplesOf = ({ parameters }: Operation): Array<[name: string, example: string]> =>
  parameters.flatMap(({ name, in: place, examples: [first] }) => (place === 'path' ? [[name, String(first)]] : []))

/** The seeded shop, where every list has the records that the contract's examples name, and the sale runs. */
function richWorld() {
  const world = buildWorld([], 1)
  const userId = 'user-1'
  const productId = 'prod-1'
  const variantId = 'var-1'
  const product = world.products.find(({ id }) => id === productId)
  const order = world.orders.find(({ id }) => id === 'ord-158')
  const sale = world.sales[0]
  const review = world.reviews[0]
  if (!product || !sale || !order || !review) throw new Error('The seeded shop lacks the records of the examples.')
  product.collection_id = 'col-4'
  for (const { inventory } of product.variants) inventory.reserved_quantity = 1
  sale.end_date = '2027-12-31T00:00:00Z'
  sale.sale_products.push({ product_id: productId, discount_percent: 1, discount_amount: 0 })
  const lines = [{ productId, variantId, quantity: 1, unit_price: 100 }]
  Object.assign(order, { lines, created_at: '2027-01-02T00:00:00Z' })
  Object.assign(review, { userId, productId: 'prod-3' })
  const inCart = world.products.filter(({ id }) => ['prod-1', 'prod-2', 'prod-3'].includes(id))
  const cartLines = inCart.map(({ id, variants: [variant] }) => ({
    id: `line of ${id}`,
    userId,
    variantId: variant?.id ?? '',
    quantity: 1,
  }))
  return { ...world, cartLines, wishes: [{ id: 'wish-1', userId, productId, variantId }] }
}

const world = richWorld()
const build = () => new CheckedWorld(structuredClone(world))
const open = () =>
  openMockSession({ origin, seed: 1, label: 'stale', shop: { build, at: new Date('2027-01-02T06:00:00Z') } })
type Opened = Awaited<ReturnType<typeof open>>

function call({ backend, tokens }: Opened, operation: Operation, input: RequestInput): Promise<Response> {
  const token = tokens[operation.access === 'ADMIN' ? 'admin' : 'customer']
  return backend.fetch(requestFor(origin, operation, input, operation.access === 'public' ? undefined : token))
}

const ids = [...new Set(shopContract.operations.flatMap(examplesOf).map(([, id]) => id))]

/** The calls of a read: one for each record that an example names, or a list and a search in it. */
function callsOf(read: Operation): RequestInput[] {
  const need = needed(read)
  if (need) return ids.map((id) => ({ [need.in === 'path' ? 'params' : 'query']: { [need.name]: id } }))
  const all = { query: sizeOf(read) }
  return queryParameter(read, 'q') ? [all, { query: { ...all.query, q: 'gold' } }] : [all]
}

/** The answers of all reads, each to the customer or to the administrator. */
async function answers(opened: Opened): Promise<Map<string, string>> {
  const texts = (read: Operation) => callsOf(read).map(async (input) => (await call(opened, read, input)).text())
  const all = reads.map(async (read) => [read.id, (await Promise.all(texts(read))).join('\n')] as const)
  return new Map(await Promise.all(all))
}

const before = await answers(await open())

test.each(writes.map(({ id }) => id))('%s names in x-invalidates the reads that it changes', async (id) => {
  const write = operationOf(id)
  const changed = new Set<string>()
  const bodies = write.body ? write.body.examples : [undefined]
  for (const body of bodies.length > 0 ? bodies : [{ file: smallPicture() }]) {
    const opened = await open()
    const answer = await call(opened, write, { params: Object.fromEntries(examplesOf(write)), body })
    expect(answer.ok, `${answer.status} ${await answer.text()}`).toBe(true)
    const after = await answers(opened)
    for (const read of reads) if (after.get(read.id) !== before.get(read.id)) changed.add(read.id)
  }
  expect(staleAfter(write).toSorted()).toEqual([...changed].toSorted())
})
