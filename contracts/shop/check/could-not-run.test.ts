import { once } from 'node:events'
import { createServer } from 'node:https'
import { type AddressInfo, createServer as createPlainServer, type Server, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { type Between, checkHost, pathOf, runCheck, startHost, unchanged } from './host-fixture.ts'

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

async function closedPort(): Promise<string> {
  await using host = await startHost()
  return host.origin
}

const page = (status: number) => () =>
  new Response('<!doctype html><h1>Shop</h1>', { status, headers: { 'Content-Type': 'text/html' } })

const redirecting =
  (elsewhere: string, query = ''): Between =>
  (request) => {
    const { search } = new URL(request.url)
    const headers = { Location: `${elsewhere}${pathOf(request)}${query || search}` }
    return new Response(null, { status: 301, headers })
  }

const signIn = () =>
  new Response(null, { status: 302, headers: { Location: 'https://sso.example.com/login?ticket=canary' } })

const limiting = () => new Response(null, { status: 429, headers: { 'Retry-After': '0' } })

const local = 'http://127.0.0.1:1'

it.each([[['--help']], [['--contract', 'openapi/openapi.yaml', '--help']]])('%j prints the usage', async (args) => {
  const { exitCode, out, err } = await runCheck(args)
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
  expect(out).toMatch(/^npm run check -- <url>[^]* --write /)
})

describe('exit code 2 says what to do, when', () => {
  it('no host listens', async () => {
    const { exitCode, err } = await runCheck([await closedPort()])
    expect(exitCode).toBe(2)
    expect(err).toMatch(/cannot be reached \(ECONNREFUSED\): start the host \(npm run serve starts the mock\)/)
  })

  it.each([404, 405, 501])('the host answers %i everywhere, whoever calls', async (status) => {
    await using host = await startHost(() => Response.json({ error: 'Not here.' }, { status }))
    const tokens = { CHECK_CUSTOMER_TOKEN: 'a-token', CHECK_ADMIN_TOKEN: 'another-token' }
    for (const env of [{}, tokens]) {
      const { exitCode, err } = await runCheck([host.origin], { fetch: host.fetch, env })
      expect(exitCode).toBe(2)
      expect(err).toMatch(/ does not know \/v1\/products, .*: it is another API, or the address lacks a path\.$/)
    }
  })

  it('the certificate is not trusted', async () => {
    await using server = await listening(createServer({ key, cert }))
    expect(await runCheck([`https://${server.at}`])).toMatchObject({
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

  it('the host takes longer than --timeout', async () => {
    await using server = await listening(createPlainServer((socket) => socket.on('error', () => socket.destroy())))
    expect(await runCheck([`http://${server.at}`, '--timeout', '50'])).toMatchObject({
      exitCode: 2,
      err: `http://${server.at} gives no answer within 50 ms: raise --timeout, or look at why it is slow.`,
    })
  })

  it.each<[what: string, between: Between, said: string]>([
    ['answers with HTML', page(200), 'answers with HTML instead of the API'],
    ['is down behind a proxy', page(503), 'answers 503 with a page in place of the API: it is down, or the proxy'],
    ['never stops limiting the rate', limiting, 'the rate of requests and keeps answering 429: set --rate below its'],
    [
      'redirects to the same path elsewhere',
      redirecting('https://api.example.com'),
      'to the same path on https://api.example.com: use https://api.example.com as the address.',
    ],
    ['redirects to itself', redirecting(''), 'redirects /v1/products to itself: look at'],
    [
      'redirects with another query',
      redirecting('https://api.example.com', '?from=check'),
      'looks like a sign-in page',
    ],
    [
      'redirects to a sign-in page',
      signIn,
      'redirects to https://sso.example.com/login, which looks like a sign-in page',
    ],
  ])('the host %s', async (_, between, said) => {
    const { exitCode, err } = await checkHost(between, [], { fetch })
    expect({ exitCode, err }).toEqual({ exitCode: 2, err: expect.stringContaining(said) })
    // Nothing of an address but its host and path.
    expect(err).not.toContain('canary')
  })

  it.each<[what: string, env: Record<string, string>, said: string]>([
    [
      'is unknown to the host',
      { CHECK_ADMIN: 'admin@shop.test:wrong' },
      'The sign-in of admin@shop.test was answered 401: set CHECK_ADMIN=email:password to an account of this host, or CHECK_ADMIN_TOKEN.',
    ],
    [
      'for the administrator is a customer',
      { CHECK_ADMIN: 'customer@shop.test:customer-pass' },
      'CHECK_ADMIN is an account with the role CUSTOMER: give one with the role ADMIN.',
    ],
    [
      'for the customer is an administrator',
      { CHECK_CUSTOMER: 'admin@shop.test:admin-pass' },
      'CHECK_CUSTOMER is an account with the role ADMIN: give one with the role CUSTOMER.',
    ],
    ...['CHECK_CUSTOMER', 'CHECK_ADMIN'].map((name): [string, Record<string, string>, string] => [
      `of ${name} has an expired token`,
      { [`${name}_TOKEN`]: 'expired' },
      `The token in ${name}_TOKEN was answered 401: set it to one that this host accepts now, or set ${name}=email:password instead.`,
    ]),
    ['is not email:password', { CHECK_CUSTOMER: 'me' }, 'CHECK_CUSTOMER is not of the form email:password.'],
  ])('the account %s', async (_, env, err) => {
    expect(await checkHost(unchanged, [], { env })).toMatchObject({ exitCode: 2, err })
  })

  it('only writing calls are chosen, without --write', async () => {
    expect(await checkHost(unchanged, ['--only', 'upload'])).toMatchObject({
      exitCode: 2,
      err: 'Nothing could be judged: it writes: add --write for it.',
    })
  })

  it.each([
    [[local, '--wirte'], /^Unknown option '--wirte'\.\nnpm run check -- <url>/],
    [[], /Name the host\./],
    [[local, '--only', 'coupons', '--only', 'categories'], /^'--only' is given twice: give it once\.\nnpm run check/],
    [[local, '--write', '--write', '--traceless', '--seed', 'x'], /^--seed x: /],
    [[local, '--seed', '-1'], /^Option '--seed' needs a value; one that begins with a dash comes after =/],
    [[local, '--patch', 'package.json/a'], /^--patch package\.json\/a cannot be written: ENOTDIR/],
    [[local, '--contract', 'openapi/openapi.yaml', '--patch', 'docs'], /^--patch docs cannot be written: EISDIR/],
    [[local, '--contract', 'openapi/openapi.yaml', '--report', 'package.json'], /^--report package\.json cannot be/],
    [['localhost:4010'], /not an address/],
    [[`${local}/v1?page=2`], /Give the address alone, http:\/\/127\.0\.0\.1:1:/],
    [[local, '--only', 'orchards'], /no such tag/],
    [[local, '--timeout', 'soon'], /--timeout soon: give a whole number from 1/],
    [[local, '--min-coverage', '101'], /--min-coverage 101: give a whole number from 0 to 100\./],
    [[local, '--baseline', 'nowhere.json'], /--baseline nowhere\.json cannot be read/],
    [[local, '--report', 'package.json'], /--report package\.json cannot be written: EEXIST/],
    [[local, '--report', 'package.json/a'], /--report package\.json\/a cannot be written: E/],
  ])('the flags are %j', async (args, message) => {
    const { exitCode, err } = await runCheck(args)
    expect(exitCode).toBe(2)
    expect(err).toMatch(message)
  })
})
