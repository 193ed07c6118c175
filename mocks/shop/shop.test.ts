import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sessionFrom } from '../engine/call/sign-in.ts'
import { keptInMemory } from '../engine/kit/kept-in-memory.ts'
import { createBackend, openShop } from './shop.ts'
import { bangle, home, world } from './fixture.ts'

let memory: ReturnType<typeof keptInMemory>
beforeEach(() => {
  memory = keptInMemory()
})

/** Opens a tab, or the page after a reload: a shop with shared storage. */
async function openTab(scenario = 'default') {
  const shop = await openShop({
    persistence: memory.persistence,
    settings: { scenario },
    build: () => structuredClone(world),
  })
  const backend = createBackend({ shop })
  const caller = (token: string) => async (method: string, path: string, body?: unknown) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    const response = await backend.fetch(
      new Request(`http://shop.test${path}`, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    const text = await response.text()
    return {
      status: response.status,
      body: (text === '' ? undefined : JSON.parse(text)) as {
        id: string
        variants: { id: string }[]
        user: { addresses: { id: string }[] }
      },
    }
  }
  return { shop, backend, meera: caller('meera'), ravi: caller('ravi'), kavita: caller('kavita') }
}

const product = (SKU: string) => ({ name: SKU, description: '', SKU, base_price: 100, variants: [{ color: 'Gold' }] })

describe('a kept shop', () => {
  test('is the same after a reload, including the order of its lists', async () => {
    const { kavita, backend } = await openTab()
    const first = await kavita('POST', '/v1/products', product('A'))
    await kavita('POST', '/v1/products', product('B'))
    await kavita('PUT', `/v1/products/${first.body.id}`, { name: 'changed last' })
    const before = await kavita('GET', '/v1/products')
    const state = await backend.state()

    const reloaded = await openTab()
    expect(await reloaded.kavita('GET', '/v1/products')).toEqual(before)
    expect(await reloaded.backend.state()).toEqual(state)
  })

  test('issues no id twice, not even that of a variant deleted before the reload', async () => {
    const { kavita } = await openTab()
    const gone = await kavita('POST', '/v1/products', product('A'))
    await kavita('DELETE', `/v1/products/${gone.body.id}`)
    const reloaded = await openTab()
    const next = await reloaded.kavita('POST', '/v1/products', product('A'))
    expect([next.body.id, next.body.variants[0]?.id]).toEqual(['prod-4', 'var-4'])
  })

  test('is shared by all tabs: only one of two buyers gets the last unit', async () => {
    const tabs = await Promise.all([openTab(), openTab()])
    const order = { paymentMethod: 'upi', items: [{ productVariantId: 'var-2', quantity: 1 }], shippingAddress: home }
    const answers = await Promise.all(
      tabs.map((tab, index) => (index === 0 ? tab.meera : tab.ravi)('POST', '/api/checkout', order)),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    const products = await Promise.all(tabs.map(({ kavita }) => kavita('GET', '/v1/products/prod-1')))
    expect(products[0]).toEqual(products[1])
  })

  test('undoes a change that could not be stored', async () => {
    const { kavita, shop } = await openTab()
    memory.fill()
    const spy = vi.spyOn(console, 'error').mockReturnValue()
    expect(await kavita('POST', '/v1/products', product('A'))).toMatchObject({
      status: 500,
      body: { message: 'The change could not be stored: The quota has been exceeded.' },
    })
    spy.mockRestore()
    expect(shop.db.products.where('SKU', 'A')).toEqual([])
    expect(await kavita('GET', '/v1/products')).toMatchObject({ status: 200, body: { pagination: { total: 2 } } })
  })
})

const copyOfWorld = () => structuredClone(world)

test('a kept row that no longer fits starts the shop over, with a reason', async () => {
  const { kavita } = await openTab()
  await kavita('POST', '/v1/products', product('A'))
  const head = await memory.persistence.read()
  if (!head) throw new Error('A tab keeps its shop.')
  await memory.persistence.write({ ...head, revision: head.revision + 1 }, [
    { collection: 'products', id: 'prod-1', row: { nonsense: 1 } as never },
  ])
  const open = async () => {
    const notices: string[] = []
    const tell = (sentence: string) => notices.push(sentence)
    const shop = await openShop({ persistence: memory.persistence, build: copyOfWorld, onReseed: tell })
    return { shop, notices }
  }
  const { shop, notices } = await open()
  expect(notices).toEqual(['A stored change can no longer be read.'])
  expect(shop.db.products.get('prod-1')?.name).toBe('Solitaire Ring')
  expect(shop.db.products.where('SKU', 'A')).toEqual([])
  expect((await open()).notices, 'the next tab finds the shop mended').toEqual([])
})

test.each([
  ['a head without settings', { settings: undefined }],
  ['a head of nothing', null],
])('%s starts the shop over, with a reason in plain words', async (_, damage) => {
  await openTab()
  const head = await memory.persistence.read()
  await memory.persistence.restart((damage && { ...head, ...damage }) as never)
  const reasons: string[] = []
  const shop = await openShop({
    persistence: memory.persistence,
    build: copyOfWorld,
    onReseed: (reason) => reasons.push(reason),
  })
  expect(reasons).toEqual(['How it was seeded can no longer be read.'])
  expect(shop.db.products.count()).toBe(2)
})

/** Any read makes a tab load the changes of others. */
const looks = (shop: Awaited<ReturnType<typeof openShop>>) => shop.exclusively(false, () => Promise.resolve())

test('reports when another shop replaces this one: after a reset here or in another tab, or with another seed or scenario', async () => {
  const restarts: string[] = []
  const open = (tab: string, settings = {}) =>
    openShop({
      persistence: memory.persistence,
      settings,
      build: () => structuredClone(world),
      onRestart: () => restarts.push(tab),
    })
  const first = await open('first')
  const second = await open('second')
  await looks(second)
  expect(restarts, 'the first shop replaces none, and a reload opens the same one').toEqual([])
  await first.reset()
  expect(restarts).toEqual(['first'])
  await looks(second)
  await looks(second)
  expect(restarts).toEqual(['first', 'second'])
  await open('same', { seed: 1, scenario: 'default' })
  expect(restarts).toEqual(['first', 'second'])
  await open('seed', { seed: 2 })
  await open('scenario', { scenario: 'sold-out' })
  expect(restarts).toEqual(['first', 'second', 'seed', 'scenario'])
  await first.change({ latency: 5 })
  expect(restarts.slice(4), 'another tab has started the shop over meanwhile').toEqual(['first'])
  await first.change({ seed: 3 })
  expect(restarts.slice(4)).toEqual(['first', 'first'])
})

describe('with expired-token', () => {
  test('exactly one call gets 401, even across a reload and tabs', async () => {
    const tab = await openTab('expired-token')
    const other = await openTab('expired-token')
    expect((await tab.meera('GET', '/v1/cart')).status).toBe(401)
    expect((await tab.meera('GET', '/v1/cart')).status).toBe(200)
    expect((await other.ravi('GET', '/v1/cart')).status).toBe(200)
    const reloaded = await openTab('expired-token')
    expect((await reloaded.meera('GET', '/v1/cart')).status).toBe(200)
    await reloaded.shop.reset()
    expect((await reloaded.meera('GET', '/v1/cart')).status).toBe(401)
  })
})

test('an invalid time is reported, and changes nothing stored', async () => {
  const { kavita } = await openTab()
  await kavita('POST', '/v1/products', product('A'))
  const reasons: string[] = []
  await expect(
    openShop({
      persistence: memory.persistence,
      settings: { at: 'tomorrow' },
      onReseed: (reason) => reasons.push(reason),
    }),
  ).rejects.toThrow(/not an instant/)
  expect(reasons).toEqual([])
  expect((await (await openTab()).kavita('GET', '/v1/products')).body).toMatchObject({ pagination: { total: 3 } })
})

test('lists keep the order in which their rows were created, whatever is changed', async () => {
  const { meera, shop } = await openTab()
  await meera('PUT', '/v1/users/me', { address: home })
  await meera('PUT', '/v1/users/me', { address: home })
  const { body } = await meera('PUT', '/v1/users/me', { address: { ...home, id: 'addr-1', city: 'Mysuru' } })
  expect(body.user.addresses.map(({ id }) => id)).toEqual(['addr-1', 'addr-2'])
  await shop.db.products.create({ ...bangle, id: 'prod-3', SKU: 'BANGLE-2', category_id: 'cat-1' })
  await shop.db.products.update('prod-1', { name: 'changed' })
  expect(shop.db.products.where('category_id', 'cat-1').map(({ id }) => id)).toEqual(['prod-1', 'prod-3'])
})

test('another shop keeps the session of an account that it has too, and of no stranger', async () => {
  const shop = await openShop()
  const { token } = await createBackend({ shop }).signIn('CUSTOMER')
  const stranger = shop.db.users.all().at(-1)?.id ?? ''
  await shop.exclusively(true, () => shop.db.sessions.create(sessionFrom('stranger', stranger, shop.now())))
  await shop.reset()
  expect([token, 'stranger'].map((id) => shop.db.sessions.get(id) !== undefined)).toEqual([true, true])
  await shop.change({ seed: 9 })
  expect(shop.db.users.get(stranger), 'somebody else with this id').toBeDefined()
  expect([token, 'stranger'].map((id) => shop.db.sessions.get(id) !== undefined)).toEqual([true, false])
})
