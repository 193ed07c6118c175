import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordingFile } from '#mocks/engine/tape/recording-file.ts'
import { openDirectory } from '#mocks/engine/tape/read-directory.ts'
import { openRecording } from '#mocks/recording/recording.ts'
import { throughProxy } from './command-fixture.ts'

const secrets = {
  email: 'Meera.Canary@private.example',
  phone: '+91 98111 22333',
  name: 'Canary Subramaniam',
  street: '14, Canary Lane',
  cookie: 'canary-cookie-71',
  token: 'canary-token-72',
}
const address = { id: 'a', fullName: secrets.name, addressLine1: secrets.street, mobile: secrets.phone }
const user = { id: 'u', name: secrets.name, email: secrets.email, phone: secrets.phone, addresses: [address] }

/** Texts and bodies that a host may answer, or an address may hold. */
const odd = [
  '\uD83D',
  'half \uDE00',
  '\u0000',
  '%',
  '100%',
  '%E0%A4',
  '__proto__',
  'x'.repeat(3000),
  secrets.email,
  secrets.phone,
]
const anyText = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary', maxLength: 8 }))
const anyJson = fc.oneof(
  fc.constantFrom(
    { user },
    { token: secrets.token, user },
    [user],
    { data: [user], pagination: {} },
    { data: { items: null } },
  ),
  fc.record({ message: anyText.map((text) => `${text} ${secrets.email} Bearer ${secrets.token}`) }),
  fc
    .tuple(anyText, anyText)
    .map(([key, text]) => ({ token: text, user: { ...user, id: text, name: text }, [key]: secrets.street })),
)
const anyBody = fc.oneof(
  anyJson.map((json) => JSON.stringify(json)),
  anyJson.map((json) => JSON.stringify(json).slice(0, -3)),
  fc.constantFrom(
    '',
    'null',
    '0',
    `<p>${secrets.street}</p>`,
    '['.repeat(9000),
    '{"a":'.repeat(3000) + '1' + '}'.repeat(3000),
  ),
)
const anyBytes = fc.oneof(
  fc
    .tuple(anyBody, fc.constantFrom('utf8', 'latin1', 'utf16le'))
    .map(([text, letters]) => Buffer.from(text, letters as BufferEncoding)),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
)

const anyAnswer = fc.record({
  status: fc.oneof(
    fc.constant(200),
    fc.constantFrom(200, 201, 204, 206, 299, 301, 302, 304, 307, 401, 404, 418, 500, 503, 599, 600, 999),
  ),
  bytes: anyBytes,
  coding: fc.constantFrom('', '', '', 'gzip', 'br', 'said to be gzip'),
  type: fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/html',
    'text/\u009B',
    `text/${secrets.cookie}`,
  ),
  ending: fc.constantFrom('whole', 'whole', 'whole', 'cut', 'none'),
  location: fc.constantFrom(
    '/v1/products/prod-9',
    '//',
    'http://[',
    `/next?to=${secrets.email}`,
    `/v1/users/me?q=${encodeURIComponent(secrets.name)}`,
  ),
  big: fc.boolean(),
})
const anyPath = fc.oneof(
  fc.constantFrom(
    '/v1/users/me',
    '/v1/products',
    '/v1/products/100%',
    '/v1/products/%E0%A4',
    '/v1//products/x',
    '/nowhere',
  ),
  anyText.map((text) => `/v1/products/${text.isWellFormed() ? encodeURIComponent(text) : '%F0%9F'}`),
  anyText.map((text) => `/v1/search/products?q=${text.isWellFormed() ? encodeURIComponent(text) : '%F0%9F'}`),
)
const anyCall = fc.record({
  path: anyPath,
  method: fc.constantFrom('GET', 'GET', 'POST', 'PUT', 'HEAD'),
  sent: anyBytes,
  headers: fc.constantFrom<Record<string, string>[]>(
    {},
    { Range: 'bytes=0-3' },
    { 'If-None-Match': '*' },
    { 'If-Modified-Since': 'Sun, 06 Nov 2033 08:49:37 GMT' },
  ),
  answer: anyAnswer,
})
const signIn = anyCall.map((call) => ({ ...call, path: '/v1/auth/login', method: 'POST' }))
const anyHost = fc.record({
  base: fc.constantFrom('', '/shop', '/a/b'),
  calls: fc.array(fc.oneof(anyCall, signIn), { minLength: 8, maxLength: 8 }),
})

type Answer = typeof anyAnswer extends fc.Arbitrary<infer Value> ? Value : never

const good = JSON.stringify([{ id: 'tax-1', name: 'Gold', rate: 3 }])

/** As Express does: a tag on every answer, and 304 or a part of it where that is asked for. */
function answerWell({ headers }: IncomingMessage, response: ServerResponse): void {
  const status = (headers['if-none-match'] ?? headers['if-modified-since']) ? 304 : headers.range ? 206 : 200
  response.writeHead(status, { 'Content-Type': 'application/json', ETag: 'W/"1"' })
  response.end(status === 304 ? undefined : status === 206 ? good.slice(0, 4) : good)
}

function answerOddly({ status, bytes, coding, type, ending, location, big }: Answer, response: ServerResponse): void {
  if (ending === 'none') return void response.destroy()
  const body = coding === 'gzip' ? gzipSync(bytes) : coding === 'br' ? brotliCompressSync(bytes) : bytes
  response.writeHead(status, {
    'Content-Type': type,
    Location: location,
    'Set-Cookie': [`sid=${secrets.cookie}`, `other=${secrets.cookie}2; Path=/`],
    'X-Big': big ? 'x'.repeat(9000) : 'x',
    ...(coding && { 'Content-Encoding': coding.split(' ').at(-1) }),
    ...(ending === 'cut' && { 'Content-Length': body.length + 10 }),
  })
  response.write(body, () => (ending === 'cut' ? response.destroy() : response.end()))
}

let next: Answer | undefined
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () =>
    next && !request.url?.endsWith('/v1/tax-categories') ? answerOddly(next, response) : answerWell(request, response),
  )
})
let origin = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

it('no host makes a recording useless, or finds its secrets in it', { tags: 'slow', timeout: 300_000 }, async () => {
  const written = Object.values(secrets).flatMap((secret) => [secret, encodeURIComponent(secret)])
  const property = fc.asyncProperty(anyHost, async ({ base, calls }) => {
    const { exitCode, said, files, directory } = await throughProxy(origin + base, async (proxy) => {
      const read = async (headers = {}) => {
        const answer = await fetch(`${proxy}/v1/tax-categories`, { headers })
        expect(await answer.text()).toBe(good)
      }
      await read()
      for (const { path, method, sent, headers, answer } of calls) {
        next = answer
        const body = method === 'GET' || method === 'HEAD' ? undefined : new Uint8Array(sent)
        const given = { Authorization: `Bearer ${secrets.token}`, ...headers }
        await fetch(proxy + path, { method, headers: given, redirect: 'manual', ...(body && { body }) })
          .then((each) => each.text())
          .catch(() => '')
      }
      await read({ 'If-None-Match': 'W/"1"', Range: 'bytes=0-3' })
    })
    expect({ exitCode, said }).toMatchObject({ exitCode: 0 })
    const all = [said, ...files()].join('\n').toLowerCase()
    expect(written.filter((secret) => all.includes(secret.toLowerCase()))).toEqual([])
    const opened = await openDirectory(directory, openRecording)
    const request = new Request('http://shop.test/v1/tax-categories')
    const { replay } = opened
    expect(replay.notRecorded(request)).toContain('/v1/tax-categories')
  })
  await fc.assert(property, { seed: 20_261_126, numRuns: 25 })
})

it('what is recorded is on the disk before the session ends', { timeout: 60_000 }, async () => {
  next = undefined
  await throughProxy(origin, async (proxy, directory) => {
    await (await fetch(`${proxy}/v1/tax-categories`)).text()
    await expect.poll(() => existsSync(join(directory, recordingFile)), { timeout: 30_000 }).toBe(true)
  })
})
