import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from '../shop/serve-shop.ts'

const settings = { at: '2026-11-16T10:00' }
let server: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  server = await serveShop({ port: 0, settings })
})
afterAll(() => server.close())

const kit = (path: string, init?: RequestInit) => fetch(`${server.origin}/__kit/${path}`, init)
const put = (body: unknown) => kit('scenario', { method: 'PUT', body: JSON.stringify(body) })

describe('the kit over HTTP', () => {
  it('is ready when health answers 200', async () => expect((await kit('health')).status).toBe(200))

  it('returns to the seed, in less than a tenth of a second', async () => {
    const seeded = await (await kit('state')).text()
    const credentials = JSON.stringify({ email: 'customer@shop.test', password: 'customer-pass' })
    const headers = { 'Content-Type': 'application/json' }
    const { token } = (await (
      await fetch(`${server.origin}/v1/auth/login`, { method: 'POST', headers, body: credentials })
    ).json()) as { token: string }
    const signedIn = { ...headers, Authorization: `Bearer ${token}` }
    await fetch(`${server.origin}/v1/cart`, {
      method: 'POST',
      headers: signedIn,
      body: JSON.stringify({ productId: 'prod-1', quantity: 1 }),
    })
    const { hash } = JSON.parse(seeded) as { hash: string }
    expect(await (await kit('state')).json()).not.toMatchObject({ hash })

    const times: number[] = []
    for (let round = 0; round < 5; round += 1) {
      // Processor time, which other work on the machine does not lengthen.
      const begun = process.cpuUsage()
      const after: unknown = await (await kit('reset', { method: 'POST' })).json()
      const { user, system } = process.cpuUsage(begun)
      times.push((user + system) / 1000)
      expect(after).toMatchObject({ hash })
    }
    expect(Math.min(...times)).toBeLessThan(100)
    expect((await fetch(`${server.origin}/v1/cart`, { headers: signedIn })).status).toBe(200)
  })

  it('changes scenario and seed', async () => {
    const hashes = new Set<unknown>()
    for (const body of [
      { scenario: 'empty-shop' },
      { scenario: 'default', seed: 7 },
      { scenario: 'default', seed: 1 },
    ]) {
      const response = await put(body)
      expect(response.status).toBe(200)
      hashes.add(((await response.json()) as { hash: string }).hash)
    }
    expect(hashes.size).toBe(3)
  })

  it.each([
    [{ scenario: 'sold-out+last-piece' }, 'contradict each other'],
    [{ scenario: 'nonsense' }, 'There is no scenario'],
    [{ scenario: 'default', seed: '7' }, 'whole number'],
    [{ scenario: 'default', seed: -1.5 }, 'whole number'],
    [{ seed: 7 }, 'Send {'],
    [null, 'Send {'],
  ])('refuses %j and changes nothing', async (body, message) => {
    const before = await (await kit('state')).text()
    const response = await put(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({ message: expect.stringContaining(message) as string })
    expect(await (await kit('state')).text()).toBe(before)
  })

  it.each([{ days: 1e5 * 365 }, { days: 1e9 }, { hours: 1e30 }])(
    'says how far ahead a clock goes: %j',
    async (body) => {
      const before = await (await kit('clock')).text()
      const response = await kit('clock', { method: 'POST', body: JSON.stringify(body) })
      expect(response.status).toBe(400)
      const message = 'The clock goes up to the end of 9998: move it ahead by fewer days or hours.'
      expect(await response.json()).toEqual({ message })
      expect(await (await kit('clock')).text()).toBe(before)
    },
  )

  it('names every call below it when one does not exist', async () => {
    const answer = (await (await kit('nowhere')).json()) as { message: string }
    expect(answer.message).toMatch(/^GET \/__kit\/nowhere does not exist\. Below \/__kit there are GET \/health, /)
    const named = answer.message.match(/GET \/\w+/g) ?? []
    expect(named).toContain('GET /reference')
    expect((await kit('reference/')).url).toBe(`${server.origin}/__kit/reference`)
    for (const call of named.slice(1)) expect((await kit(call.replace('GET /', ''))).status, call).toBe(200)
  })
})

const preflight = (origin: string) =>
  fetch(`${server.origin}/v1/products/prod-1`, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  })

describe('CORS', () => {
  it.each(['http://localhost:5173', 'http://127.0.0.1', 'https://localhost', 'http://[::1]:80'])(
    'is answered to %s',
    async (origin) => {
      const { status, headers } = await preflight(origin)
      expect(status).toBe(204)
      expect(headers.get('Access-Control-Allow-Origin')).toBe(origin)
      expect(headers.get('Access-Control-Allow-Methods')).toContain('PUT')
      expect(headers.get('Access-Control-Allow-Headers')).toBe('authorization,content-type')
    },
  )

  it.each(['https://shop.example', 'http://localhost.shop.example', 'http://127.0.0.1.shop.example', 'null'])(
    'is not to %s',
    async (origin) => {
      expect((await preflight(origin)).headers.get('Access-Control-Allow-Origin')).toBeNull()
    },
  )

  it('is told to caches of pictures, which an `img` asks for without an origin', async () => {
    const picture = await fetch(`${server.origin}/media/products/signet-ring--gold--none-400.avif`, { method: 'HEAD' })
    expect(picture.headers.get('Cache-Control')).toContain('max-age')
    expect(picture.headers.get('Vary')).toBe('Origin')
  })
})

it('says which port is taken', async () => {
  const port = Number(new URL(server.origin).port)
  await expect(serveShop({ port })).rejects.toThrow(`Port ${port} of 127.0.0.1 is taken`)
})
