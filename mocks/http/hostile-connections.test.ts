import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from '../shop/serve-shop.ts'

type Server = Awaited<ReturnType<typeof serveShop>>
let server: Server
/** Its short limit ends what never arrives. */
let hasty: Server
beforeAll(async () => {
  server = await serveShop({ port: 0, settings: { at: '2026-11-16T10:00' } })
  hasty = await serveShop({ port: 0, timeLimit: 500 })
})
afterAll(() => Promise.all([server.close(), hasty.close()]))

const json = { 'Content-Type': 'application/json' }

/** The server's answer to these bytes, until it closes the connection. */
const answerTo = (...lines: string[]) => answerOf(server, lines)
async function answerOf({ origin }: Server, lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(lines.join('\r\n'))
  return text(socket)
}

const stalled = (path: string) =>
  answerOf(hasty, [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 100',
    '',
    '{"email":',
  ])

describe('a body that stalls', () => {
  it('ends its connection, at every address', async () => {
    const cutOff = ['PUT /__kit/scenario', 'POST /v1/nowhere'].map((call) =>
      answerOf(hasty, [`${call} HTTP/1.1`, 'Host: localhost', 'Transfer-Encoding: chunked', '', '5', '{"sce', '']),
    )
    expect(await Promise.all([stalled('/v1/auth/login'), ...cutOff])).toEqual(['', '', ''])
  })

  it('does not delay other calls', async () => {
    const patient = await serveShop({ port: 0 })
    const socket = connect(Number(new URL(patient.origin).port), '127.0.0.1')
    await once(socket, 'connect')
    socket.write('POST /v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"email":')
    expect((await fetch(`${patient.origin}/v1/products`)).status).toBe(200)
    socket.destroy()
    await patient.close()
  })

  it('of a read that has none ends the connection with the answer', async () => {
    const head = ['GET /v1/categories HTTP/1.1', 'Host: localhost', 'Content-Length: 100', '', '{']
    expect(await answerOf(server, head)).toMatch(/^HTTP\/1\.1 200 /)
  })
})

const send = (path: string, type: string, bytes: number) =>
  fetch(`${server.origin}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': type },
    body: new Uint8Array(bytes),
  })

describe('a body that is too large', () => {
  it.each([
    ['/v1/auth/login', 'application/json', 1],
    ['/api/checkout', 'text/plain', 1],
    ['/v1/upload', 'multipart/form-data; boundary=x', 6],
  ])('is answered 413 at %s', async (path, type, megabytes) => {
    const answer = await send(path, type, megabytes * 1024 * 1024 + 1)
    expect(answer.status).toBe(413)
    expect(Object.keys((await answer.json()) as object)).toEqual([path.startsWith('/api/') ? 'error' : 'message'])
  })

  it('is answered 413 as soon as it exceeds the limit, if its length is not given', async () => {
    const chunk = `${(2 ** 20 + 1).toString(16)}\r\n${'x'.repeat(2 ** 20 + 1)}`
    expect(
      await answerTo('POST /v1/cart HTTP/1.1', 'Host: localhost', 'Transfer-Encoding: chunked', '', chunk, ''),
    ).toMatch(/^HTTP\/1\.1 413 /)
  })
})

it.each(['multipart/form-data; boundary=x', 'Multipart/Form-Data; boundary=x'])(
  'a form may have pictures however its type is spelt: %s',
  async (type) => {
    expect((await send('/api/orders/ord-1/return', type, 2 * 1024 * 1024)).status).not.toBe(413)
  },
)

const sendForm = (fields: number, boundary: string) => {
  const field = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
  return fetch(`${server.origin}/v1/nowhere`, {
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: `${field.repeat(fields)}--edge--\r\n`,
  })
}

describe('a form with too many fields', () => {
  it.each(['edge', '"edge"', 'edge; charset=utf-8'])(
    'is refused before it is read, with the boundary %s',
    async (boundary) => {
      expect((await sendForm(100, boundary)).status).toBe(501)
      const answer = await sendForm(101, boundary)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual({ message: 'At most 100 fields.' })
    },
  )
})

it.each(['/%0d%0aX', '//host/v1/products', '/v1//products', '/v1/products/%E0%A4%A', '/v1/%5cproducts', '/%00'])(
  'the malformed address %s is refused with a status that every operation documents',
  async (path) => {
    expect(await answerTo(`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close', '', '')).toMatch(
      /^HTTP\/1\.1 400 /,
    )
  },
)

it('an id with an encoded slash is not found, and does not reach another path', async () => {
  const login = JSON.stringify({ email: 'admin@shop.test', password: 'admin-pass' })
  const signedIn = await fetch(`${server.origin}/v1/auth/login`, { method: 'POST', headers: json, body: login })
  const { token } = (await signedIn.json()) as { token: string }
  const answer = await fetch(`${server.origin}/v1/categories/..%2Fcollections%2Fcol-1`, {
    method: 'PUT',
    headers: { ...json, Authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Renamed', description: 'By a slash.', thumbnail: '/x.png' }),
  })
  expect(answer.status).toBe(404)
  expect(await answer.json()).toEqual({ message: 'Category not found' })
})

it('a connection that never sends a byte is closed; one that waits for a slow answer is not', async () => {
  const silent = Array.from({ length: 50 }, () => connect(Number(new URL(hasty.origin).port), '127.0.0.1'))
  await Promise.all(silent.map((socket) => text(socket)))
  const slow = await serveShop({ port: 0, settings: { latency: 600 }, timeLimit: 200 })
  expect((await fetch(`${slow.origin}/v1/products`)).status).toBe(200)
  await slow.close()
})

it.each([
  ['two Host headers', 'GET /v1/products HTTP/1.1', ['Host: localhost', 'Host: rebound.example']],
  ['an absolute address of another host', 'GET http://rebound.example/v1/products HTTP/1.1', ['Host: localhost']],
])('%s are refused', async (_, line, headers) => {
  expect(await answerTo(line, ...headers, 'Connection: close', '', '')).toMatch(/^HTTP\/1\.1 400 /)
})

describe('a page of another site', () => {
  it.each([
    ['POST /__kit/reset', { Origin: 'https://shop.example' }],
    ['PUT /__kit/scenario', { Host: 'rebound.example' }],
    ['GET /__kit/state', { Host: 'rebound.example' }],
    ['GET /v1/products', { Origin: 'https://shop.example' }],
    ['POST /api/checkout', { Host: 'rebound.example' }],
    ['GET /media/products/signet-ring--gold--none-400.avif', { Host: 'rebound.example' }],
  ])('is refused %s with %j', async (call, given) => {
    const headers = Object.entries({ Host: 'localhost', ...given, Connection: 'close' })
    const before = await server.state()
    const answer = await answerTo(`${call} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`), '', '')
    expect(answer).toMatch(/^HTTP\/1\.1 403 /)
    expect(answer).not.toMatch(/^access-control-allow-origin/im)
    expect(await server.state()).toEqual(before)
  })
})
