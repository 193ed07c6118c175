import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openHost } from './host.ts'
import { CannotCall } from '#openapi/contract/request.ts'

const signIn = { method: 'POST', path: '/v1/auth/login' }

describe('an answer that comes too late', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['its headers', () => new Promise<Response>(() => {})],
    ['its body', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('is not waited for, even if the request cannot be stopped: %s', async (_part, send) => {
    vi.useFakeTimers()
    const host = openHost({ write: false, timeout: 100, accounts: {} }, send)
    const answered = host.send(new Request('http://localhost/v1/products'))
    const refused = expect(answered).rejects.toThrow('no answer within 100 ms')
    // A read is asked once more.
    await vi.advanceTimersByTimeAsync(200)
    await refused
  })

  it('is judged by its head where it has no end', async () => {
    const open = new Response(new ReadableStream(), { headers: { 'Content-Type': 'text/event-stream' } })
    const host = openHost({ write: false, timeout: 100, accounts: {} }, async () => open)
    const answer = await host.send(new Request('http://localhost/v1/events'))
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })

  it('leaves no timer behind when it comes in time', async () => {
    vi.useFakeTimers()
    const options = { write: false, timeout: 100, accounts: {} }
    await openHost(options, async () => new Response('{}')).send(new Request('http://localhost/v1/products'))
    expect(vi.getTimerCount()).toBe(0)
  })
})

it.each([
  ['GET', 'products', false, 2],
  ['POST', 'products', false, 1],
  ['POST', 'auth/login', false, 2],
  ['DELETE', 'products/prod-1', true, 2],
])('after a break %s %s is sent again unless it could count twice (undoing: %s): %i times', async (...given) => {
  const [method, path, undoes, times] = given
  const reset = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' })
  const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('fetch failed', { cause: reset }))
  send.mockResolvedValue(new Response('{}'))
  const host = openHost({ write: true, timeout: 1_000, accounts: {}, signIn }, send)
  const answered = host.send(new Request(`http://localhost/v1/${path}`, { method }), undoes).then(
    ({ status }) => status,
    (error: Error) => error.message,
  )
  expect(await answered).toBe(times === 2 ? 200 : 'UND_ERR_SOCKET')
  expect(send).toHaveBeenCalledTimes(times)
})

it('each request has a connection of its own, since a host may close an idle one just then', async () => {
  const used = new Set<Socket>()
  const server = createServer(({ socket }, response) => {
    if (used.has(socket)) socket.destroy()
    used.add(socket)
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const host = openHost({ write: true, timeout: 60_000, accounts: {}, signIn })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/products`
  for (const method of ['GET', 'POST', 'POST'])
    expect(await host.send(new Request(url, { method }))).toMatchObject({ status: 200 })
  await new Promise((closed) => server.close(closed))
  expect(used.size).toBe(3)
})

describe('a 429 with Retry-After', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['7', {}],
    ['Mon, 16 Nov 2026 06:00:07 GMT', { Date: 'Mon, 16 Nov 2026 06:00:00 GMT' }],
  ])('is repeated after as long as it says: %s', async (retryAfter, headers) => {
    vi.useFakeTimers()
    const limited = new Response(null, { status: 429, headers: { ...headers, 'Retry-After': retryAfter } })
    const send = vi.fn<typeof fetch>().mockResolvedValueOnce(limited).mockResolvedValue(new Response('{}'))
    const host = openHost({ write: false, timeout: 100_000, accounts: {} }, send)
    const leaving = vi.fn<() => void>()
    const answered = host.send(new Request('http://localhost/v1/products'), false, leaving)
    await vi.advanceTimersByTimeAsync(6_999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answered).status).toBe(200)
    expect(send).toHaveBeenCalledTimes(2)
    expect(leaving).toHaveBeenCalledTimes(2)
  })
})

it('without --write every call but reading and the given sign-in is refused before it is sent', async () => {
  const accounts = { customer: { email: 'a@shop.test', password: 'a-pass' } }
  const { send } = openHost({ write: false, timeout: 100, accounts, signIn })
  const post = (path: string, body: object) =>
    send(new Request(`http://127.0.0.1:9${path}`, { method: 'POST', body: JSON.stringify(body) }))
  await expect(post('/v1/auth/login', { email: 'b@shop.test', password: 'a-pass' })).rejects.toThrow(CannotCall)
  await expect(post('/v1/auth/register', accounts.customer)).rejects.toThrow(CannotCall)
  await expect(send(new Request('http://127.0.0.1:9/v1/products/prod-1', { method: 'DELETE' }))).rejects.toThrow(
    CannotCall,
  )
  await expect(post('/v1/auth/login', accounts.customer)).rejects.not.toThrow(CannotCall)
})

it.each([
  ['was made', true, async () => new Response('{}', { status: 201 })],
  ['was refused', false, async () => new Response('{}', { status: 403 })],
  ['got no answer, but may have been received', true, () => Promise.reject(new Error('ECONNRESET'))],
])('a write that %s counts as a change: %s', async (_, counts, answer) => {
  const host = openHost({ write: true, timeout: 100, accounts: {} }, answer)
  await host.send(new Request('http://localhost/v1/products', { method: 'POST' })).catch(() => undefined)
  expect(host.hasWritten).toBe(counts)
})
