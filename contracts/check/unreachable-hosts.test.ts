import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo, Server, Socket } from 'node:net'
import { createServer as createPlainServer } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runCheck, startHost } from './host-fixture.ts'
import { openHost } from './host.ts'

/* A self-signed certificate for this test only. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgEV7IlL9Ws3sdiQ2R
oBikOh1sL2ZC1mXJ2XfEarOZtoOhRANCAAQ/g11lf8XMmiWTuEFMII9+rzZ3y+am
h/o5LbRVltlz+FtllCjumZtVJFXvNC+AX8PIUTVGHMqR0lDfTvxPEmgA
-----END PRIVATE KEY-----`
const cert = `-----BEGIN CERTIFICATE-----
MIIBgDCCASWgAwIBAgIUIBt6cd8LslArWws3feqq32JL3zswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4xMCAXDTI2MTEyMjAwMDMwNVoYDzIxMjYxMDI5
MDAwMzA1WjAUMRIwEAYDVQQDDAkxMjcuMC4wLjEwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ/g11lf8XMmiWTuEFMII9+rzZ3y+amh/o5LbRVltlz+FtllCjumZtV
JFXvNC+AX8PIUTVGHMqR0lDfTvxPEmgAo1MwUTAdBgNVHQ4EFgQUMXzwWKx41Ifw
QhetgkAWZ3xfDHYwHwYDVR0jBBgwFoAUMXzwWKx41IfwQhetgkAWZ3xfDHYwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNJADBGAiEA2jBmzB26Jecr6Fv+kwS9
+Sbeb264mdJ/IemdTa6uD/ICIQDqiCDA3ZJqxjhKEUzIdq8TMmBugIkoRsn8K5v/
mcbk/Q==
-----END CERTIFICATE-----`

/** A server on a free port until the end of the test. */
async function listening(server: Server) {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => sockets.add(socket))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    at: `127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

const page = () => new Response('<h1>Maintenance</h1>', { status: 503, headers: { 'Content-Type': 'text/html' } })

describe('exit code 2 says what to do, when', { timeout: 30_000 }, () => {
  it('the certificate is not trusted', async () => {
    await using server = await listening(createServer({ key, cert }))
    const { exitCode, err } = await runCheck([`https://${server.at}`])
    expect({ exitCode, err }).toEqual({
      exitCode: 2,
      err: `The certificate of https://${server.at} is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT): point NODE_EXTRA_CA_CERTS at its authority's certificate, or correct the address.`,
    })
  })

  it('the host closes every connection', async () => {
    await using server = await listening(createPlainServer((socket) => socket.destroy()))
    const { exitCode, err } = await runCheck([`http://${server.at}`])
    expect(exitCode).toBe(2)
    expect(err).toMatch(/closes connections without an answer \(\w+\): is it https instead of http, or a proxy/)
  })

  it('the address says https and the host speaks http', async () => {
    await using host = await startHost()
    const { exitCode, err } = await runCheck([host.origin.replace('http:', 'https:')])
    expect(exitCode).toBe(2)
    expect(err).toMatch(/^https:\S+ does not speak https \(\w+\): is it http:\/\/127\.0\.0\.1:\d+\?$/)
  })

  it('the host is down behind a proxy that answers with a page', async () => {
    await using host = await startHost(page)
    const { exitCode, err } = await runCheck([host.origin], { fetch: host.fetch })
    expect(exitCode).toBe(2)
    expect(err).toContain('answers 503 with a page in place of the API: it is down, or the proxy')
  })

  it('the host takes longer than --timeout', async () => {
    await using server = await listening(createPlainServer((socket) => socket.on('error', () => socket.destroy())))
    const { exitCode, err } = await runCheck([`http://${server.at}`, '--timeout', '50'])
    expect({ exitCode, err }).toEqual({
      exitCode: 2,
      err: `http://${server.at} gives no answer within 50 ms: raise --timeout, or look at why it is slow.`,
    })
  })

  it('the host never stops limiting the rate', async () => {
    await using host = await startHost(() => new Response(null, { status: 429, headers: { 'Retry-After': '0' } }))
    const { exitCode, err } = await runCheck([host.origin])
    expect(exitCode).toBe(2)
    expect(err).toContain('limits the rate of requests and keeps answering 429: set --rate below its limit')
  })
})

describe('an answer that comes too late', () => {
  afterEach(() => vi.useRealTimers())

  it.each([
    ['its headers', () => new Promise<Response>(() => {})],
    ['its body', () => Promise.resolve(new Response(new ReadableStream()))],
  ])('is not waited for, even if the request cannot be stopped: %s', async (_part, send) => {
    vi.useFakeTimers()
    const host = openHost({ origin: 'http://localhost', write: false, timeout: 100, accounts: {} }, send)
    const answered = host.send(new Request('http://localhost/v1/products'))
    const refused = expect(answered).rejects.toThrow('no answer within 100 ms')
    await vi.advanceTimersByTimeAsync(100)
    await refused
  })

  it('leaves no timer behind when it comes in time', async () => {
    vi.useFakeTimers()
    const options = { origin: 'http://localhost', write: false, timeout: 100, accounts: {} }
    await openHost(options, async () => new Response('{}')).send(new Request('http://localhost/v1/products'))
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a connection that the host closed between two calls', () => {
  it.each([
    ['GET', 2],
    ['POST', 1],
  ])('lets %s be sent %i times, since a write may have been received', async (method, times) => {
    const reset = Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' })
    const send = vi.fn<typeof fetch>().mockRejectedValueOnce(new TypeError('fetch failed', { cause: reset }))
    send.mockResolvedValue(new Response('{}'))
    const host = openHost({ origin: 'http://localhost', write: true, timeout: 1_000, accounts: {} }, send)
    const answered = host.send(new Request('http://localhost/v1/products', { method })).then(
      ({ status }) => status,
      (error: Error) => error.message,
    )
    expect(await answered).toBe(times === 2 ? 200 : 'UND_ERR_SOCKET')
    expect(send).toHaveBeenCalledTimes(times)
  })
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
    const host = openHost({ origin: 'http://localhost', write: false, timeout: 100_000, accounts: {} }, send)
    const answered = host.send(new Request('http://localhost/v1/products'))
    await vi.advanceTimersByTimeAsync(6_999)
    expect(send).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answered).status).toBe(200)
    expect(send).toHaveBeenCalledTimes(2)
  })
})
