import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startHost } from '#contracts/shop/check/host-fixture.ts'
import { operations } from '#openapi/generated/operations.ts'
import { operationsAt } from '#mocks/engine/call/operation-at.ts'
import type { RecordedCall } from '#mocks/engine/tape/recording-file.ts'
import { openDirectory } from '#mocks/engine/tape/read-directory.ts'
import { type OpenedRecording, openRecording } from '#mocks/recording/recording.ts'
import { serveShop } from '#mocks/shop/serve-shop.ts'
import { runRecord } from './command-fixture.ts'

let recording: OpenedRecording
let calls: readonly RecordedCall[]
beforeAll(async () => {
  await using host = await startHost()
  const recorded = await runRecord([host.origin], { fetch: host.fetch })
  recording = await openDirectory(recorded.directory, openRecording)
  calls = recorded.recording().calls
})

const served: Array<() => Promise<void>> = []
afterAll(() => Promise.all(served.map((close) => close())))

/** Serves the recording over HTTP, without the host. */
async function replayed(opened = recording) {
  const server = await serveShop({ port: 0, recording: opened })
  served.push(() => server.close())
  const { origin, state } = server
  const call = async (method: string, path: string, token?: string, body?: unknown) => {
    const response = await fetch(origin + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token !== undefined && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const json = () => JSON.parse(text) as { token: string; data: { items: object[] }; id: string; message: string }
    return { status: response.status, text, json }
  }
  return { call, state, log: async () => (await call('GET', '/__kit/requests')).text }
}

describe('a recording that npm run serve answers', () => {
  it('answers each read byte for byte, with the stand-in for the recorded token', async () => {
    const { call } = await replayed()
    const reads = calls.filter(({ method }) => method === 'GET')
    const last = new Map(reads.map((read) => [`${read.path} ${read.token}`, read]))
    expect(last.size).toBeGreaterThan(300)
    for (const { path, token, status, text } of last.values())
      expect({ path, ...(await call('GET', path, token)) }).toMatchObject({ path, status, text })
  })

  it('answers each operation in a session that saw nothing else of the host', async () => {
    const signIns = calls.filter(({ path }) => path === '/v1/auth/login')
    const reads = new Map<string, RecordedCall>()
    for (const each of calls.filter(({ method, status }) => method === 'GET' && status === 200))
      for (const { id, method } of operationsAt(operations, each.path.replace(/\?.*/, '')))
        if (method === 'GET') reads.set(id, reads.get(id) ?? each)
    expect(reads.size).toBeGreaterThan(20)
    for (const [id, read] of reads) {
      const { call } = await replayed(
        await openRecording({ at: recording.at.toISOString(), calls: [...signIns, read] }),
      )
      const { status, text } = await call('GET', read.path, read.token)
      expect({ id, status, text }).toEqual({ id, status: 200, text: read.text })
    }
  })

  it('answers 501 to a read that was not recorded, names the nearest one, and logs it', async () => {
    const { call, log } = await replayed()
    const { status, json } = await call('GET', '/v1/products?limit=3&page=2')
    expect(status).toBe(501)
    expect(json()).toEqual({
      message: expect.stringMatching(
        /^GET \/v1\/products\?limit=3&page=2 was not recorded\. The nearest is GET \/v1\/products\?\S+ \(listProducts\)\.$/,
      ) as string,
    })
    expect(await log()).toMatch(/"from":"recorded".*"The recording has no such call\."/)
    expect((await call('GET', '/v1/cart')).status).toBe(401)
    expect((await call('GET', '/v1/products?page=0')).status).toBe(400)
  })

  it('lets a customer change recorded data, and shows the change in later reads', async () => {
    const { call, log } = await replayed()
    const credentials = { email: 'person-1@recording.test', password: 'password-1' }
    const { token } = (await call('POST', '/v1/auth/login', undefined, credentials)).json()
    const before = (await call('GET', '/v1/cart', token)).json().data.items
    expect((await call('POST', '/v1/cart', token, { productId: 'prod-9', quantity: 1 })).status).toBe(201)
    const { items } = (await call('GET', '/v1/cart', token)).json().data
    expect(items).toHaveLength(before.length + 1)
    expect(items.slice(0, -1)).toEqual(before)
    expect(await log()).toContain('"from":"recorded"')
    const login = { ...credentials, password: 'customer-pass' }
    expect((await call('POST', '/v1/auth/login', undefined, login)).status).toBe(401)
  })

  it('lets an administrator change a recorded product and create one', async () => {
    const { call } = await replayed()
    const admin = { email: 'person-2@recording.test', password: 'password-2' }
    const { token } = (await call('POST', '/v1/auth/login', undefined, admin)).json()
    const other = (await call('GET', '/v1/products/prod-2')).text
    expect((await call('PUT', '/v1/products/prod-1', token, { name: 'Recorded Ring' })).status).toBe(200)
    expect((await call('GET', '/v1/products/prod-1')).json()).toMatchObject({ name: 'Recorded Ring' })
    expect((await call('GET', '/v1/products/prod-2')).text).toBe(other)
    const input = { name: 'New', description: '', SKU: 'NEW-1', base_price: 5 }
    const { id } = (await call('POST', '/v1/products', token, input)).json()
    expect((await call('GET', `/v1/products/${id}`)).status).toBe(200)
    expect((await call('GET', '/v1/products/prod-unknown')).status).toBe(501)
  })

  it('starts with the records of the host', async () => {
    const { state } = await replayed()
    expect((await state()).counts).toMatchObject({ products: 64, categories: 12, sales: 4, coupons: 5, cartLines: 2 })
  })

  it('ends with the state after the writes of a session', { tags: 'slow' }, async () => {
    await using host = await startHost()
    const { said, directory } = await runRecord([host.origin, '--only', 'categories', '--write'], { fetch: host.fetch })
    expect(said).toContain('calls are recorded in')
    const { call } = await replayed(await openDirectory(directory, openRecording))
    const path = '/v1/categories?page=1&limit=100'
    const atHost = await (await fetch(host.origin + path)).text()
    expect(await call('GET', path)).toMatchObject({ status: 200, text: atHost })
  })
})
